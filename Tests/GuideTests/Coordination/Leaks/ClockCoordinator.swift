import Wayline

final class ClockCoordinator: Coordinator {
    static let flow = Flow<ClockCoordinator>(.home) {
        ScreenRoute(.home) { _ in HomeScreen() }
        ScreenRoute(.clock) { app in ClockScreen(ticks: app.ticks) }
        ScreenRoute(.keptClock) { app in KeptClockScreen(ticks: app.ticks) }
        ScreenRoute(.alarm) { _ in AlarmScreen() }
        ScreenRoute(.worldClock) { _ in WorldClockScreen() }
    }

    let ticks = Signal<Int>()
}

extension RouteID<NoInput> {
    static let clock = Self("clock")
    static let keptClock = Self("kept-clock")
    static let alarm = Self("alarm")
    static let worldClock = Self("world-clock")
}
