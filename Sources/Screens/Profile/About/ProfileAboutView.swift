public import TextMenu

/// What a person's telling about themselves looks like.
public final class ProfileAboutView: View {
    public let title: String
    public let text = Label()
    public let facts = Table()
    public let empty: Label
    public let part: ProfilePartControls
    public let controls: [Control]

    public init(_ words: Words) {
        title = words[.about]
        empty = Label(words[.nothingAbout], .faint)
        part = ProfilePartControls(words, again: .tryAboutAgain)
        controls = [Section(title, [text, facts, empty] + part.all)]
    }
}
