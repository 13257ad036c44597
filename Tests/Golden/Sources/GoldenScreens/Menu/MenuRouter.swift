package import Wayline

/// Decides the navigation of the menu.
package struct MenuRouter: Router {
    package enum Route: String, CaseIterable {
        /// Opens the listed screen that the parameter `route` names.
        case screen
    }

    private let screens: [Listed]

    package init(_ screens: [Listed]) {
        self.screens = screens
    }

    package func decide(_ route: Route, _ parameters: RouteParameters) -> Transition {
        switch route {
        case .screen:
            screens.first { parameters["route"] == .text($0.route.rawValue) }?.transition ?? .stay
        }
    }
}
