import Wayline

/// The controls of the list of all friends.
final class FriendsView: View {
    let title: String
    let friends: List<Friend>
    let missing: Placeholder
    let reload: Button

    init(_ words: Words) {
        title = words[.friends]
        friends = List(title, emptyText: words[.noFriends], title: \.line)
        missing = Placeholder(words, again: .tryFriendsAgain)
        reload = Button(words[.reload])
    }

    var controls: [Control] { [friends, missing, reload] }
}
