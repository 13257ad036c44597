public import TextMenu

/// What the friends in a profile look like.
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
    /// What stands in a list of friends.
    var line: String { headline.isEmpty ? name : "\(name), \(headline)" }
}
