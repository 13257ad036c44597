import Wayline

extension Destination<NoInput, NoOutput> {
    static let about = Self("about")
}

extension Listed {
    /// The row of the menu that leads to the screen.
    static var about: Listed {
        FlowScreen(.about) { _ in AboutScreen() }
            .titled("About")
    }
}

/// Shows its title.
final class AboutScreen: ViewScreen {
    let view = AboutView()
}
