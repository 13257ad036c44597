import Wayline

/// A menu of eight items.
final class MenuView: View {
    let title = "Menu"
    let controls: [Control] = (1...8).map { Button("Item \($0)") }
}
