package import Wayline

extension RouteName {
    package static let menu: RouteName = "menu"
}

/// Shows the menu, and opens the screen that the user chooses.
package final class MenuScreen: ViewScreen {
    package let way = Way()
    package let view = MenuView()
    package let router: any Router
    private var bindings: Set<AnyCancellable> = []

    /// Creates a menu of these screens.
    package init(_ screens: [Listed]) {
        view.screens.items = screens
        router = MenuRouter(screens)
    }

    package func start() {
        view.screens.selectionPublisher
            .bind(to: self) { $0.open($1) }
            .store(in: &bindings)
    }

    private func open(_ screen: Listed) {
        perform(MenuRouter.Route.screen, ["route": .text(screen.route.rawValue)])
    }
}
