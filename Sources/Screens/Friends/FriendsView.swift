public import Wayline

/// The controls of the list of all friends.
public final class FriendsView: View {
    public let title: String
    package let friends: List<Friend>
    package let part: ProfilePartControls
    package let reload: Button

    package init(_ words: Words) {
        title = words[.friends]
        friends = List(title, emptyText: words[.noFriends], title: \.line)
        part = ProfilePartControls(words, again: .tryFriendsAgain)
        reload = Button(words[.reload])
    }

    public var controls: [Control] { [friends] + part.all + [reload] }
}
