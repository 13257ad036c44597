import Wayline

/// The controls of the list of all friends.
final class FriendsView: View {
    let title: String
    let friends: List<Friend>
    let part: ProfilePartControls
    let reload: Button

    init(_ words: Words) {
        title = words[.friends]
        friends = List(title, emptyText: words[.noFriends], title: \.line)
        part = ProfilePartControls(words, again: .tryFriendsAgain)
        reload = Button(words[.reload])
    }

    var controls: [Control] { [friends] + part.all + [reload] }
}
