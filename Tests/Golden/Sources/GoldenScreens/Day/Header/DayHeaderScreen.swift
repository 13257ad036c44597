import Wayline

/// A part of the screen with its own view.
final class DayHeaderScreen: ViewScreen {
    let view = DayHeaderView()
}
