public import Wayline

/// Shows the head of a profile: the person, and the friend request button.
public final class ProfileHeaderScreen: ViewScreen {
    public let way = Way()
    public let view: ProfileHeaderView
    public let router: any Router
    private let viewModel: any ProfileHeaderViewModelProtocol
    private let words: Words
    private var bindings: Set<AnyCancellable> = []

    /// A screen that shows `viewModel`.
    public init(viewModel: any ProfileHeaderViewModelProtocol, words: Words) {
        self.viewModel = viewModel
        self.words = words
        view = ProfileHeaderView(words)
        router = ProfileHeaderRouter(viewModel: viewModel, words: words)
    }

    public func start() {
        bindPerson()
        bindRequest()
        bindings.formUnion(view.part.bind(to: viewModel.profile))
        view.part.tryAgain.onTap(self) { await $0.viewModel.load() }
        load()
    }

    /// Loads the person again.
    public func load() {
        begin { await $0.viewModel.load() }
    }

    private func bindPerson() {
        let profile = viewModel.profile.value
        profile.map { $0 == nil }.bind(\.isHidden, on: view.picture).store(in: &bindings)
        profile.map { $0?.name ?? "" }.bind(\.text, on: view.picture).store(in: &bindings)
        profile.map { $0?.headline ?? "" }.bind(\.text, on: view.headline).store(in: &bindings)
        profile.map { [words] in $0?.facts(words) ?? [] }.bind(\.rows, on: view.facts)
            .store(in: &bindings)
    }

    private func bindRequest() {
        viewModel.standing.bind(\.text, on: view.standing).store(in: &bindings)
        viewModel.requestTitle.bind(\.label, on: view.request).store(in: &bindings)
        viewModel.requestTitle.map(\.isEmpty).bind(\.isHidden, on: view.request)
            .store(in: &bindings)
        viewModel.canRequest.bind(\.isEnabled, on: view.request).store(in: &bindings)
        view.request.onTap(self) { await $0.request() }
    }

    /// Sends the request. After a failure, loads the profile again to get the actual friendship.
    private func request() async {
        await viewModel.request()
        guard viewModel.error != nil else { return }
        perform(ProfileHeaderRouter.Route.requestFailed)
        await viewModel.load()
    }
}

extension Profile {
    fileprivate func facts(_ words: Words) -> [Table.Row] {
        [Table.Row(words[.place], place), Table.Row(words[.joined], "\(joined)")]
    }
}
