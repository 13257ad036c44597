package import Wayline

/// Decides where the menu leads.
package struct MenuRouter: Router {
    package enum Route: String, CaseIterable {
        /// To the listed screen whose `route` goes along.
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
