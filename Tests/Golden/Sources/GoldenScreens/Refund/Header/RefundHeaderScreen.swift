import Wayline

/// A part of the screen with its own view.
final class RefundHeaderScreen: ViewScreen {
    let view = RefundHeaderView()
}
