import Wayline

/// Handles the user's choices among the friends of a profile.
@MainActor
protocol ProfileFriendsDelegate: AnyObject {
    func didChoose(_ friend: Friend)
    func didAskForAllFriends()
}

/// Shows the first friends of a profile.
final class ProfileFriendsScreen: ViewScreen {
    let view: ProfileFriendsView
    weak var delegate: (any ProfileFriendsDelegate)?
    private let viewModel: any ProfileFriendsViewModelProtocol

    private let words: Words

    init(viewModel: any ProfileFriendsViewModelProtocol, words: Words) {
        self.viewModel = viewModel
        self.words = words
        view = ProfileFriendsView(words)
    }

    func start() {
        let first = viewModel.first
        bind(\.friends.items, first.map { $0 ?? [] })
        bind(\.friends.isHidden, first.map { $0 == nil })
        bind(\.all.isHidden, first.map { ($0 ?? []).isEmpty })
        bind(view.missing, viewModel.friends, words) { await $0.viewModel.load() }
        bind(view.friends.chosenPublisher) { $0.delegate?.didChoose($1) }
        bind(view.all.tapPublisher) { screen, _ in screen.delegate?.didAskForAllFriends() }
    }
}
