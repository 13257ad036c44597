import Wayline

/// A part of the screen with its own view.
final class WelcomeHeaderScreen: ViewScreen {
    let view = WelcomeHeaderView()
}
