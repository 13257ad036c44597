import Wayline

final class ClockCoordinator: Coordinator {
    static let flow = Flow<ClockCoordinator>(.home) {
        ScreenRoute(.home) { _ in HomeScreen() }
        ScreenRoute("clock") { app in ClockScreen(ticks: app.ticks) }
        ScreenRoute("kept-clock") { app in KeptClockScreen(ticks: app.ticks) }
        ScreenRoute("alarm") { _ in AlarmScreen() }
        ScreenRoute("world-clock") { _ in WorldClockScreen() }
    }

    let ticks = Signal<Int>()
}
