public import TextMenu

/// What the head of a profile looks like.
public final class ProfileHeaderView: View {
    public let title: String
    public let picture = Picture()
    public let headline = Label("", .strong)
    public let facts = Table()
    public let standing = Label("", .faint)
    public let request = Button("")
    public let part: ProfilePartControls

    public init(_ words: Words) {
        title = words[.profile]
        part = ProfilePartControls(words, again: .tryPersonAgain)
    }

    public var controls: [Control] {
        [picture, headline, facts, standing, request] + part.all
    }
}
