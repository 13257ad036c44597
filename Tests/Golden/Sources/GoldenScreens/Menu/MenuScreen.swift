import Wayline

extension Destination<NoInput, NoOutput> {
    static let menu = Self("menu")
}

/// Shows the menu. Its coordinator opens the screen that the user chooses.
final class MenuScreen: ViewScreen {
    let view = MenuView()

    /// Creates a menu of these screens.
    init(_ screens: [Listed]) {
        view.screens.items = screens
    }
}
