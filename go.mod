module roundcheck

go 1.26.8

require (
	github.com/maxence-charriere/go-app/v10 v10.1.11
	golang.org/x/crypto v0.59.0
)

require (
	github.com/google/uuid v1.6.0 // indirect
	golang.org/x/sys v0.50.0 // indirect
)
