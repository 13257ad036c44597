import Wayline

/// Shows how often the clock has ticked.
final class ClockScreen: Screen {
    let viewModel = ClockViewModel()
    private let ticks: Signal<Int>

    init(ticks: Signal<Int>) {
        self.ticks = ticks
    }

    func start() {
        bind(ticks) { clock, tick in clock.viewModel.tick.value = tick }
    }
}

@MainActor
final class ClockViewModel {
    let tick = Observable(0)
}
