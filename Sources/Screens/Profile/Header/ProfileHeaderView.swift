import Wayline

/// The controls of the head of a profile.
final class ProfileHeaderView: View {
    let title: String
    let background = Picture()
    let picture = Picture()
    let headline = Label("", .strong)
    let facts = NamedValues()
    let standing = Label("", .faint)
    let request = Button("")
    let missing: Placeholder

    init(_ words: Words) {
        title = words[.profile]
        missing = Placeholder(retry: words[.tryPersonAgain])
    }

    var controls: [Control] {
        [picture, headline, background, facts, standing, request, missing]
    }
}
