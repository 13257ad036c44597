import Wayline

/// The same, but it stores the token of a closure that keeps the screen.
final class KeptClockScreen: Screen {
    let viewModel = ClockViewModel()
    private var tokens: Set<AnyCancellable> = []

    init(ticks: Signal<Int>) {
        ticks.bind { tick in self.viewModel.tick.value = tick }
            .store(in: &tokens)
    }
}
