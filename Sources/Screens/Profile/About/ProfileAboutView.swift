public import Wayline

/// The controls of the part in which people introduce themselves.
public final class ProfileAboutView: View {
    public let title: String
    package let text = Label()
    package let facts = Table()
    package let empty: Label
    package let part: ProfilePartControls
    public let controls: [Control]

    package init(_ words: Words) {
        title = words[.about]
        empty = Label(words[.nothingAbout], .faint)
        part = ProfilePartControls(words, again: .tryAboutAgain)
        controls = [Section(title, [text, facts, empty] + part.all)]
    }
}
