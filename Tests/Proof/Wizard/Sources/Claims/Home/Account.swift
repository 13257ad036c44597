import Wayline

/// The controls of the account.
final class AccountView: View {
    let title: String
    let user: Label
    let language: Choice<AppLanguage>
    let signOut: Button

    init(_ words: Words, user: String, _ languages: [AppLanguage]) {
        title = words("Account", "Tài khoản")
        self.user = Label(user)
        language = Choice(words("Language", "Ngôn ngữ"), languages, title: \.name)
        signOut = Button(words("Sign out", "Đăng xuất"))
    }

    var controls: [Control] { [user, language, signOut] }
}

/// Shows the user, chooses the language, and signs out.
final class AccountScreen: ViewScreen {
    let view: AccountView
    private let session: Session
    private let context: AppContext
    private let words: Words

    init(session: Session, _ context: AppContext, words: Words) {
        (self.session, self.context, self.words) = (session, context, words)
        view = AccountView(words, user: session.name, context.languages)
    }

    func start() {
        view.language.chosen = context.languages.first { $0.code == context.language.value }
        bind(view.language.chosenPublisher) { $0.context.language.value = $1.code }
        view.signOut.onTap(self) { await $0.signOut() }
    }

    private func signOut() async {
        let question = Alert.confirm(
            words("Sign out?", "Đăng xuất?"), yes: words("Sign out", "Đăng xuất"),
            no: words.cancel)
        guard await ask(question) else { return }
        session.signOut()
    }
}
