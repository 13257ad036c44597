public import TextMenu

/// What the first step of signing up looks like.
public final class SignUpDetailsView: View {
    public let title: String
    public let step: Label
    public let name: TextField
    public let email: TextField
    public let next: Button

    public init(_ words: Words) {
        title = words[.signUp]
        step = Label(words[.whoAreYou], .faint)
        name = TextField(words[.name])
        email = TextField(words[.email], placeholder: "you@example.com")
        next = Button(words[.next])
    }

    public var controls: [Control] { [step, name, email, next] }
}
