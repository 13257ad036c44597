import Coordination

extension HomeCoordinator {
    func makeSettings() -> SettingsScreen {
        SettingsScreen(
            viewModel: SettingsViewModel(
                language: surroundings.language, session: surroundings.session),
            words: surroundings.words)
    }
}
