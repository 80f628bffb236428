package fair

import (
	"go/ast"
	"go/parser"
	"go/token"
	"strconv"
	"testing"
)

// TestEveryReasonHasWords reads the reasons from finding.go, so that a new one
// cannot be forgotten here as well.
func TestEveryReasonHasWords(t *testing.T) {
	file, err := parser.ParseFile(token.NewFileSet(), "finding.go", nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	found := 0
	ast.Inspect(file, func(n ast.Node) bool {
		spec, ok := n.(*ast.ValueSpec)
		if !ok {
			return true
		}
		if kind, ok := spec.Type.(*ast.Ident); !ok || kind.Name != "Reason" {
			return true
		}
		text, err := strconv.Unquote(spec.Values[0].(*ast.BasicLit).Value)
		if err != nil {
			t.Fatal(err)
		}
		found++
		if reasonWords[Reason(text)] == "" {
			t.Errorf("reason %s has no words", text)
		}
		return true
	})
	if found < 18 || found != len(reasonWords) {
		t.Errorf("reasons in finding.go: got %d, want %d, at least 18", found, len(reasonWords))
	}
}
