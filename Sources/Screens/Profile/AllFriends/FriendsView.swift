import Wayline

/// The controls of the list of all friends.
final class FriendsView: View {
    let title: String
    let friends: Table<Friend>
    let missing: Placeholder
    let reload: Button

    init(_ words: Words) {
        title = words[.friends]
        friends = Table(
            emptyText: words[.noFriends],
            columns: [
                Column(words[.name]) { $0.name },
                Column(words[.about], width: .flexible) { $0.headline },
            ])
        friends.spokenLabel = title
        missing = Placeholder(retry: words[.tryFriendsAgain])
        reload = Button(words[.reload])
    }

    var controls: [Control] { [friends, missing, reload] }
}
