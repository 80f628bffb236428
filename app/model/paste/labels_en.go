package paste

var english = words{
	cases:   []string{"case", "briefcase", "box", "no", "number"},
	colours: []string{"red", "black", "green"},
}
