import Wayline

/// The same, but its closure keeps the screen that keeps its token.
final class KeptClockScreen: Screen {
    let way = Way()
    let viewModel = ClockViewModel()
    private var tokens: Set<AnyCancellable> = []

    init(ticks: Signal<Int>) {
        ticks.bind { tick in self.viewModel.tick.value = tick }
            .store(in: &tokens)
    }
}
