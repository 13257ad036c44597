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

/// The controls of the friends in a profile.
final class ProfileFriendsView: View {
    let title: String
    let friends: List<Friend>
    let all: Button
    let missing: Placeholder
    let controls: [Control]

    init(_ words: Words) {
        title = words[.friends]
        friends = List("", emptyText: words[.noFriends], title: \.line)
        friends.spokenLabel = title
        all = Button(words[.allFriends])
        missing = Placeholder(retry: words[.tryFriendsAgain])
        controls = [Section(title, [friends, all, missing])]
    }
}

extension Friend {
    /// The row of a friend in a list.
    var line: String { headline.isEmpty ? name : "\(name), \(headline)" }
}
