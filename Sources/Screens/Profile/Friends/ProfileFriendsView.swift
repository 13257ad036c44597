import Wayline

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
