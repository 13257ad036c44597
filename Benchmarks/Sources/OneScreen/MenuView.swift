import Wayline

/// A menu of eight items, and a field.
final class MenuView: View {
    let title = "Menu"
    let controls: [Control]

    init() {
        let field = TextField("Note")
        field.limit = 100_000
        controls = (1...8).map { Button("Item \($0)") } + [field]
    }
}
