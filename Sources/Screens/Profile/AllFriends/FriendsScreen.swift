import Wayline

/// Lists all friends of a person. The filter of the table survives a restart.
final class FriendsScreen: ViewScreen, DraftKeeping {
    let view: FriendsView

    /// The friend that the user has chosen.
    let selected = Signal<Friend>()
    private let viewModel: any ProfileFriendsViewModelProtocol

    private let words: Words

    init(viewModel: any ProfileFriendsViewModelProtocol, words: Words) {
        self.viewModel = viewModel
        self.words = words
        view = FriendsView(words)
    }

    func start() {
        let friends = viewModel.friends.value
        bind(\.friends.items, friends.map { $0 ?? [] })
        bind(\.friends.isHidden, friends.map { $0 == nil })
        bind(view.missing, viewModel.friends, words) { await $0.viewModel.load() }
        bind(view.friends.chosenPublisher) { $0.selected.send($1) }
        view.reload.onTap(self) { await $0.viewModel.load() }
    }
}
