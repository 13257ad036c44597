import Wayline

/// The controls of the part in which people introduce themselves.
final class ProfileAboutView: View {
    let title: String
    let text = Label()
    let facts = NamedValues()
    let missing: Placeholder
    let controls: [Control]

    init(_ words: Words) {
        title = words[.about]
        missing = Placeholder(retry: words[.tryAboutAgain])
        controls = [Section(title, [text, facts, missing])]
    }
}
