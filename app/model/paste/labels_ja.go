package paste

var japanese = words{
	cases:   []string{"ケース", "箱", "ボックス", "番", "番目", "号", "番のケース", "ケース番号"},
	colours: []string{"赤", "黒", "緑", "レッド", "ブラック", "グリーン"},
}
