import Wayline

/// Shows how often the clock has ticked.
final class ClockScreen: Screen {
    let way = Way()
    let viewModel = ClockViewModel()
    private var tokens: Set<AnyCancellable> = []

    init(ticks: Signal<Int>) {
        ticks.bind(to: self) { clock, tick in clock.viewModel.tick.value = tick }
            .store(in: &tokens)
    }
}

@MainActor
final class ClockViewModel {
    let tick = Observable(0)
}
