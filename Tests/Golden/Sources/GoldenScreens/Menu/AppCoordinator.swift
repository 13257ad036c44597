import Wayline

/// Owns the menu and its screens.
final class AppCoordinator: Coordinator {
    // One screen a line, so that Git can merge those of two branches.
    // swift-format-ignore
    static let flow = Flow<AppCoordinator>(.menu) {
        FlowScreen(.menu) { _ in MenuScreen(ScreenList.all) }
            .on(\.view.screens.chosenPublisher) { _, line in line.transition }
        ScreenList.all
        FlowScreen(.welcome) { _, input in WelcomeScreen(input) }
        FlowScreen(.rating) { _, input in RatingScreen(viewModel: RatingViewModel(input)) }
        FlowScreen(.poll) { _, input in PollScreen(viewModel: PollViewModel(input)) }
        FlowScreen(.remark) { _, input in RemarkScreen(input) }
        ChildFlow(.signUp) { _, input in SignUpCoordinator(input) }
        FlowScreen(.invoice) { _, input in InvoiceScreen(viewModel: InvoiceViewModel(input)) }
        ChildFlow(.day) { _, input in DayCoordinator(input) }
    }
}
