package paste

var polish = words{
	cases:   []string{"walizka", "walizki", "walizce", "teczka", "pudełko", "nr", "numer"},
	colours: []string{"czerwony", "czerwone", "czerwona", "czarny", "czarne", "czarna", "zielony", "zielone", "zielona"},
}
