public import Wayline

/// The controls of the head of a profile.
public final class ProfileHeaderView: View {
    public let title: String
    package let picture = Picture()
    package let headline = Label("", .strong)
    package let facts = Table()
    package let standing = Label("", .faint)
    package let request = Button("")
    package let part: ProfilePartControls

    package init(_ words: Words) {
        title = words[.profile]
        part = ProfilePartControls(words, again: .tryPersonAgain)
    }

    public var controls: [Control] {
        [picture, headline, facts, standing, request] + part.all
    }
}
