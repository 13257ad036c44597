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

    /// Sends the request, or asks whether to take it back. After a failure, loads the profile again
    /// to get the actual friendship.
    private func request() async {
        if let person, person.friendship == .requested {
            guard await ask(.withdrawal(from: person, words)) else { return }
        }
        await viewModel.request()
        guard viewModel.error != nil else { return report() }
        requestFailed.send()
        await viewModel.load()
    }

    /// Tells the user the result of the request.
    private func report() {
        switch person?.friendship {
        case .requested: say(words[.requestSent])
        case .some(.none): say(words[.requestWithdrawn])
        case nil, .own, .friends: break
        }
    }

    private var person: Profile? { viewModel.profile.value.value }
}

extension Alert {
    /// Asks whether to take back the friend request to `person`.
    fileprivate static func withdrawal(from person: Profile, _ words: Words) -> Alert {
        .confirm(
            words(.confirmWithdrawal, person.name), yes: words[.withdraw], no: words[.keepRequest])
    }
}

extension Profile {
    fileprivate func facts(_ words: Words) -> [NamedValues.Row] {
        words.rows([(.place, place), (.joined, "\(joined)")])
    }
}
