import Binding

extension HomeCoordinator {
    func makeProfile(of input: ProfileInput) -> ProfileScreen {
        let words = surroundings.words
        return ProfileScreen(
            viewModel: ProfileViewModel(
                of: person(input), profiles: surroundings.profiles, words: words),
            name: input.name, words: words)
    }

    func makeFriends(of input: ProfileInput) -> FriendsScreen {
        let words = surroundings.words
        return FriendsScreen(
            viewModel: FriendsViewModel(
                of: person(input), profiles: surroundings.profiles, words: words),
            words: words)
    }

    private func person(_ input: ProfileInput) -> Profile.ID? {
        input.id ?? surroundings.session.current.value?.profile
    }
}
