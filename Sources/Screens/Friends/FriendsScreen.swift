public import Wayline

extension RouteName {
    /// All friends of a person; without an input, of the user.
    public static let friends: RouteName = "friends"
}

/// Lists all friends of a person. The filter of the list survives a restart.
public final class FriendsScreen: ViewScreen, DraftKeeping {
    public struct Draft: Codable {
        public var filter = ""
    }

    public let way = Way()
    public let view: FriendsView
    public let router: any Router = FriendsRouter()
    private let viewModel: any FriendsViewModelProtocol
    private var bindings: Set<AnyCancellable> = []

    /// A screen that shows `viewModel`.
    public init(viewModel: any FriendsViewModelProtocol, words: Words) {
        self.viewModel = viewModel
        view = FriendsView(words)
    }

    public var draft: Draft {
        get { Draft(filter: view.friends.filter) }
        set { view.friends.filter = newValue.filter }
    }

    public func start() {
        let friends = viewModel.friends.value
        friends.map { $0 ?? [] }.bind(\.items, on: view.friends).store(in: &bindings)
        friends.map { $0 == nil }.bind(\.isHidden, on: view.friends).store(in: &bindings)
        view.friends.selectionPublisher.bind(to: self) { screen, friend in
            screen.perform(FriendsRouter.Route.person, ProfileInput(friend))
        }.store(in: &bindings)
        bindings.formUnion(view.part.bind(to: viewModel.friends))
        view.part.tryAgain.onTap(self) { await $0.viewModel.load() }
        view.reload.onTap(self) { await $0.viewModel.load() }
        begin { await $0.viewModel.load() }
    }
}
