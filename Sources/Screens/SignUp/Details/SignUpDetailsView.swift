public import Wayline

/// The controls of the first step of signing up.
public final class SignUpDetailsView: View {
    public let title: String
    package let step: Label
    package let name: TextField
    package let email: TextField
    package let next: Button

    package init(_ words: Words) {
        title = words[.signUp]
        step = Label(words[.whoAreYou], .faint)
        name = TextField(words[.name])
        email = TextField(words[.email], placeholder: "you@example.com")
        next = Button(words[.next])
    }

    public var controls: [Control] { [step, name, email, next] }
}
