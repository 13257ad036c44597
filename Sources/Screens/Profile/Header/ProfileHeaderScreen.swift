import Wayline

/// Shows the head of a profile: the person, and the friend request button.
final class ProfileHeaderScreen: ViewScreen {
    let view: ProfileHeaderView

    /// Notifies its observers that a friend request has failed.
    let requestFailed = Signal<Void>()
    private let viewModel: any ProfileHeaderViewModelProtocol
    private let words: Words

    init(viewModel: any ProfileHeaderViewModelProtocol, words: Words) {
        self.viewModel = viewModel
        self.words = words
        view = ProfileHeaderView(words)
    }

    func start() {
        let profile = viewModel.profile.value
        bind(\.background.text, profile.map { $0?.background ?? "" })
        bind(\.background.isHidden, profile.map { ($0?.background ?? "").isEmpty })
        bind(\.picture.isHidden, profile.map { $0 == nil })
        bind(\.picture.text, profile.map { $0?.name ?? "" })
        bind(\.headline.text, profile.map { $0?.headline ?? "" })
        bind(\.facts.rows, profile.map { [words] in $0?.facts(words) ?? [] })
        bind(\.standing.text, viewModel.standing)
        bind(\.request.label, viewModel.requestTitle)
        bind(\.request.isHidden, viewModel.requestTitle.map(\.isEmpty))
        bind(\.request.isEnabled, viewModel.canRequest)
        bind(view.missing, viewModel.profile, words) { await $0.viewModel.load() }
        view.request.onTap(self) { await $0.request() }
    }

    /// Sends the request. After a failure, loads the profile again to get the actual friendship.
    private func request() async {
        await viewModel.request()
        guard viewModel.error != nil else { return }
        requestFailed.send()
        await viewModel.load()
    }
}

extension Profile {
    fileprivate func facts(_ words: Words) -> [NamedValues.Row] {
        words.rows([(.place, place), (.joined, "\(joined)")])
    }
}

/// The controls of the head of a profile.
final class ProfileHeaderView: View {
    let title: String
    let background = Picture()
    let picture = Picture()
    let headline = Label("", .strong)
    let facts = NamedValues()
    let standing = Label("", .faint)
    let request = Button("")
    let missing: Placeholder

    init(_ words: Words) {
        title = words[.profile]
        missing = Placeholder(retry: words[.tryPersonAgain])
    }

    var controls: [Control] {
        [picture, headline, background, facts, standing, request, missing]
    }
}
