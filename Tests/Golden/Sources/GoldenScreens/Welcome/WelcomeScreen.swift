import Wayline

extension RouteID<NoInput> { static let welcome = Self("welcome") }

extension Listed {
    /// The row of the menu that leads to the screen.
    static var welcome: Listed {
        Listed("Welcome", .welcome) { _ in WelcomeScreen() }
    }
}

/// Shows its title.
final class WelcomeScreen: ViewScreen {
    typealias Routes = WelcomeRouter
    let view = WelcomeView()
    let parts: [any ViewScreen] = [
        WelcomeHeaderScreen()
    ]
    var children: [any Screen] { parts }

    func start() {
        view.parts.screens = parts
        bind(view.about, to: .about)
        bind(view.booking, to: .booking)
    }
}
