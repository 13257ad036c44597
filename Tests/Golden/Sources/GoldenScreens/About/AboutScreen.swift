import Wayline

extension RouteID<NoInput> { static let about = Self("about") }

extension Listed {
    /// The row of the menu that leads to the screen.
    static var about: Listed {
        ScreenRoute(.about) { _ in AboutScreen() }
            .titled("About")
    }
}

/// Shows its title.
final class AboutScreen: ViewScreen {
    let view = AboutView()
}
