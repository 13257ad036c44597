public import Wayline

/// The controls of the friends in a profile.
public final class ProfileFriendsView: View {
    public let title: String
    package let friends: List<Friend>
    package let all: Button
    package let part: ProfilePartControls
    public let controls: [Control]

    package init(_ words: Words) {
        title = words[.friends]
        friends = List("", emptyText: words[.noFriends], title: \.line)
        friends.spokenLabel = title
        all = Button(words[.allFriends])
        part = ProfilePartControls(words, again: .tryFriendsAgain)
        controls = [Section(title, [friends, all] + part.all)]
    }
}

extension Friend {
    /// The row of a friend in a list.
    var line: String { headline.isEmpty ? name : "\(name), \(headline)" }
}
