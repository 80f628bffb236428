package paste

import (
	"roundcheck/fair/games/mines"
	"roundcheck/fair/games/roulette"
)

var polish = words{
	labels: map[meaning][]string{
		isGame:     {"gra", "nazwa gry", "rodzaj gry"},
		isServer:   {"seed serwera", "ziarno serwera", "ujawniony seed serwera", "odkryty seed serwera", "jawny seed serwera", "seed serwera ujawniony", "oryginalny seed serwera"},
		isPrevious: {"poprzedni seed serwera", "poprzednie ziarno serwera", "ujawniony poprzedni seed serwera", "poprzedni ujawniony seed serwera"},
		isPrevHash: {
			"hash poprzedniego seeda serwera", "hash poprzedniego seedu serwera", "hash poprzedniego ziarna serwera", "poprzedni hash seeda serwera", "skrót poprzedniego seeda serwera",
			"poprzedni zahaszowany seed serwera", "poprzedni seed serwera hash",
		},
		isPrevClient: {"poprzedni seed klienta", "poprzednie ziarno klienta"},
		isClient:     {"seed klienta", "ziarno klienta", "twój seed klienta", "twój seed", "seed gracza", "mój seed klienta"},
		isRound:      {"numer zakładu", "numer rundy", "runda", "numer gry"},
		isCommitment: {
			"zobowiązanie", "hash seeda serwera", "hash seedu serwera", "hash ziarna serwera", "zahaszowany seed serwera", "zahashowany seed serwera",
			"seed serwera hash", "skrót seeda serwera", "hash serwera", "zaszyfrowany seed serwera", "zahaszowane ziarno serwera", "skrót ziarna serwera",
		},
		isSignature: {"podpis rundy", "podpis", "sygnatura", "sygnatura rundy"},
		isMines:     {"liczba min", "ilość min", "miny", "liczba bomb"},
		isWheel:     {"rodzaj koła", "koło", "wersja", "wersja ruletki", "rodzaj ruletki", "typ koła"},
		isLadder:    {"drabinka nagród", "lista nagród", "tabela nagród", "drabinka"},
		isTiles:     {"pozycje min", "pola z minami", "położenie min", "pola min", "lokalizacje min", "rozmieszczenie min", "pozycje bomb", "miny na polach", "numery pól z minami"},
		isPocket:    {"wygrywający numer", "wylosowany numer", "zwycięski numer", "wygrana liczba", "wylosowana liczba", "wygrywająca liczba"},
		isPrizes:    {"nagrody w walizkach", "nagrody", "walizki", "kwoty w walizkach", "zawartość walizek"},
		isSeen:      {"wynik", "wynik rundy", "wynik gry", "rezultat"},
		isSafe:      {"odkryte bezpieczne pola", "bezpieczne pola"},
		isBets:      {"twoje zakłady", "zakłady", "moje zakłady"},
	},
	games: map[string][]string{
		mines.ID:    {"miny"},
		roulette.ID: {"ruletka", "ruletka europejska", "ruletka amerykańska"},
	},
	wheels: map[string][]string{
		"european": {"europejskie", "europejska", "europejski", "ruletka europejska", "wersja europejska", "w wersji europejskiej", "koło europejskie"},
		"american": {"amerykańskie", "amerykańska", "amerykański", "ruletka amerykańska", "wersja amerykańska", "w wersji amerykańskiej", "koło amerykańskie"},
	},
	hashed:   []string{"hash", "haszow", "skrót", "zobowiązan", "zaszyfrowan"},
	revealed: []string{"ujawni", "odkryt", "jawny", "niezahaszowany", "niezahashowany", "nie hash", "po rundzie"},
	hidden: []string{
		"ukryty", "ukryte", "ukryto", "seed ukryty", "nieujawniony", "nieujawnione", "nie ujawniony", "nie ujawniono", "jeszcze nie", "jeszcze nieujawniony",
		"zostanie ujawniony", "zostanie ujawnione", "będzie ujawniony", "będzie widoczny", "ujawniony po", "ujawniany po", "widoczny po", "dostępny po",
		"po zmianie", "po zakończeniu", "niedostępny", "niedostępne", "niewidoczny", "brak", "oczekuje", "oczekujący", "oczekiwanie",
	},
	buttons: []string{"kopiuj", "skopiuj", "skopiowano", "zweryfikuj", "weryfikuj", "pokaż", "ukryj", "sprawdź"},
	windows: []string{
		"zamknij", "anuluj", "gotowe", "wstecz", "wróć", "dalej", "zmień", "odśwież", "losuj", "wygeneruj", "zapisz", "edytuj", "seedy", "przegląd", "szczegóły", "szczegóły gry",
		"szczegóły zakładu", "szczegóły rundy", "uczciwość", "uczciwość gry", "weryfikacja", "weryfikacja uczciwości", "sprawdź uczciwość", "zweryfikuj uczciwość", "dowód uczciwości",
		"jak to działa", "dowiedz się więcej", "więcej informacji", "pomoc", "ustawienia", "udostępnij", "historia", "zmień seed", "zmień seedy", "zmień parę seedów", "para seedów",
		"aktywna para seedów", "poprzednia para seedów",
	},
	cases:   []string{"walizka", "walizki", "walizce"},
	numbers: []string{"nr", "numer", "teczka", "pudełko"},
	colours: []string{"czerwony", "czerwone", "czerwona", "czarny", "czarne", "czarna", "zielony", "zielone", "zielona"},
	units:   []string{"mina", "miny", "min"},
}
