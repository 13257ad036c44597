import Wayline

/// The input of the screen.
struct WelcomeInput: ScreenInput {
    let topic: String
}

extension Destination<WelcomeInput, NoOutput> {
    static let welcome = Self("welcome")
}

/// Shows its title.
final class WelcomeScreen: ViewScreen {
    typealias Routes = WelcomeRouter
    let view = WelcomeView()
    let input: WelcomeInput
    let parts: [any ViewScreen] = [
        WelcomeHeaderScreen()
    ]
    var children: [any Screen] { parts }

    init(_ input: WelcomeInput) {
        self.input = input
    }

    func start() {
        view.parts.screens = parts
        bind(view.about, to: .about)
        bind(view.booking, to: .booking)
    }
}
