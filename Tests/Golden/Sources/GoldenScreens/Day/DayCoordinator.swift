import Wayline

/// Owns the flow, which begins with the screen.
final class DayCoordinator: Coordinator {
    private static let first = Destination<NoInput, NoOutput>(
        Destination.day.name)

    static let flow = Flow<DayCoordinator>(first) {
        FlowScreen(first) { owner in
            DayScreen(viewModel: DayViewModel(owner.input, day: owner.day))
        }
        FlowScreen(.about) { _ in AboutScreen() }
    }

    private let input: DayInput
    private let day: any DayService

    init(_ input: DayInput, day: any DayService = MemoryDay()) {
        self.input = input
        self.day = day
    }
}
