public import TextMenu

/// What the list of all friends of a person looks like.
public final class FriendsView: View {
    public let title: String
    public let friends: List<Friend>
    public let part: ProfilePartControls
    public let reload: Button

    public init(_ words: Words) {
        title = words[.friends]
        friends = List(title, emptyText: words[.noFriends], title: \.line)
        part = ProfilePartControls(words, again: .tryFriendsAgain)
        reload = Button(words[.reload])
    }

    public var controls: [Control] { [friends] + part.all + [reload] }
}
