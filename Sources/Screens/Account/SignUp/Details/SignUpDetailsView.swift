import Wayline

/// The controls of the first step of signing up.
final class SignUpDetailsView: View {
    let title: String
    let step: Label
    let name: TextField
    let email: TextField
    let next: Button

    init(_ words: Words) {
        title = words[.signUp]
        step = Label(words[.whoAreYou], .faint)
        name = TextField(words[.name])
        email = TextField(words[.email], placeholder: "you@example.com")
        next = Button(words[.next], isDefault: true)
    }

    var controls: [Control] { [step, name, email, next] }
}
