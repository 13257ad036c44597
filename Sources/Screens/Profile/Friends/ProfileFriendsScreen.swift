public import Wayline

/// Shows the friends in a profile. The router of the profile decides the navigation.
public final class ProfileFriendsScreen: ViewScreen {
    public let way = Way()
    public let view: ProfileFriendsView
    private let viewModel: any ProfileFriendsViewModelProtocol
    private var bindings: Set<AnyCancellable> = []

    /// A screen that shows `viewModel`.
    public init(viewModel: any ProfileFriendsViewModelProtocol, words: Words) {
        self.viewModel = viewModel
        view = ProfileFriendsView(words)
    }

    public func start() {
        let first = viewModel.first
        first.map { $0 ?? [] }.bind(\.items, on: view.friends).store(in: &bindings)
        first.map { $0 == nil }.bind(\.isHidden, on: view.friends).store(in: &bindings)
        first.map { ($0 ?? []).isEmpty }.bind(\.isHidden, on: view.all).store(in: &bindings)
        view.friends.selectionPublisher.bind(to: self) { friends, friend in
            friends.perform(ProfileRouter.Route.person, ProfileInput(friend))
        }.store(in: &bindings)
        view.all.onTap(self) { $0.perform(ProfileRouter.Route.allFriends) }
        bindings.formUnion(view.part.bind(to: viewModel.friends))
        view.part.tryAgain.onTap(self) { await $0.viewModel.load() }
        load()
    }

    /// Loads the friends again.
    public func load() {
        begin { await $0.viewModel.load() }
    }
}
