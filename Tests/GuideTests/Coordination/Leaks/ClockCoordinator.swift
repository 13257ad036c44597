import Wayline

final class ClockCoordinator: Coordinator {
    static let flow = Flow<ClockCoordinator>(.home) {
        FlowScreen(.home) { _ in HomeScreen() }
        FlowScreen(.clock) { app in ClockScreen(ticks: app.ticks) }
        FlowScreen(.keptClock) { app in KeptClockScreen(ticks: app.ticks) }
        FlowScreen(.alarm) { _ in AlarmScreen() }
        FlowScreen(.worldClock) { _ in WorldClockScreen() }
    }

    let ticks = Signal<Int>()
}

extension Destination<NoInput, NoOutput> {
    static let clock = Self("clock")
    static let keptClock = Self("kept-clock")
    static let alarm = Self("alarm")
    static let worldClock = Self("world-clock")
}
