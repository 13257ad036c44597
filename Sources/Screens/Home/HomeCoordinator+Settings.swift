import Coordination

extension HomeCoordinator {
    func makeSettings() -> SettingsScreen {
        SettingsScreen(
            viewModel: SettingsViewModel(
                language: surroundings.language, session: surroundings.session),
            words: surroundings.words)
    }

    /// Who has logged out has nothing to do here any more.
    static func wayOut(after result: FlowResult<NoOutput>) -> Transition {
        switch result {
        case .finished: .finish
        case .cancelled: .stay
        }
    }
}
