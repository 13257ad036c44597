import Wayline

/// Owns the login. It finishes when the user has signed in.
final class SignInCoordinator: Coordinator {
    typealias Output = Bool

    static let flow = Flow<SignInCoordinator>(.credentials) {
        FlowScreen(.credentials) { login in
            SignInScreen(
                viewModel: SignInViewModel(login.session, words: login.words), words: login.words)
        }
    }

    private let session: Session
    private let words: Words

    init(session: Session, words: Words) {
        (self.session, self.words) = (session, words)
    }
}

extension Destination<NoInput, NoOutput> {
    static let credentials = Self("credentials")
}

/// Ends the login.
struct SignInRouter: Router {
    typealias Output = Bool
    enum Route: String, CaseIterable { case done }
    struct Facts: RouterFacts { var isSignedIn = false }

    func decide(_ route: Route, _ facts: Facts, _ context: RouteContext) -> Transition {
        switch route {
        case .done: facts.isSignedIn ? finish(true) : .stay
        }
    }
}

/// The state of the login.
@MainActor
final class SignInViewModel {
    let email = Observable("")
    let password = Observable("")
    let canSignIn: Derived<Bool>
    let error = Observable("")
    private let session: Session
    private let words: Words

    init(_ session: Session, words: Words) {
        (self.session, self.words) = (session, words)
        canSignIn = Derived(email, password) { !$0.isEmpty && !$1.isEmpty }
    }

    var isSignedIn: Bool { session.isSignedIn.value }

    func signIn() {
        let isRight = session.signIn(email: email.value, password: password.value)
        error.value =
            isRight
            ? ""
            : words(
                "No account has this email and password.",
                "Không có tài khoản nào với email và mật khẩu này.")
    }
}

/// The controls of the login.
final class SignInView: View {
    let title: String
    let email: TextField
    let password: SecureField
    let error = Label("", .error)
    let signIn: Button

    init(_ words: Words) {
        title = words("Sign in", "Đăng nhập")
        email = TextField("Email", placeholder: "you@example.com")
        password = SecureField(words("Password", "Mật khẩu"))
        signIn = Button(words("Sign in", "Đăng nhập"), isDefault: true)
    }

    var controls: [Control] { [email, password, error, signIn] }
}

/// Asks for email and password.
final class SignInScreen: ViewScreen, DraftKeeping {
    typealias Routes = SignInRouter
    let view: SignInView
    private let viewModel: SignInViewModel

    init(viewModel: SignInViewModel, words: Words) {
        self.viewModel = viewModel
        view = SignInView(words)
    }

    var facts: SignInRouter.Facts { .init(isSignedIn: viewModel.isSignedIn) }

    func start() {
        bind(view.email, viewModel.email)
        bind(view.password, viewModel.password)
        bind(\.error.text, viewModel.error)
        bind(\.signIn.isEnabled, viewModel.canSignIn)
        bind(view.signIn.tapPublisher) { screen, _ in
            screen.viewModel.signIn()
            screen.perform(.done)
        }
    }
}
