import Wayline

/// Owns the introduction: a page to read, and the terms to accept.
final class IntroductionCoordinator: Coordinator {
    typealias Output = Bool

    static let flow = Flow<IntroductionCoordinator>(.promise) {
        FlowScreen(.promise) { PromiseScreen(words: $0.words) }
        FlowScreen(.terms) { TermsScreen(words: $0.words) }
    }

    private let words: Words

    init(words: Words) {
        self.words = words
    }
}

extension Destination<NoInput, NoOutput> {
    static let promise = Self("promise")
    static let terms = Self("terms")
}

/// Decides where the page to read leads.
struct PromiseRouter: Router {
    enum Route: String, CaseIterable { case next }

    func decide(_ route: Route, _ facts: NoFacts, _ context: RouteContext) -> Transition {
        switch route {
        case .next: .push(.terms)
        }
    }
}

/// Ends the introduction when the terms are accepted.
struct TermsRouter: Router {
    typealias Output = Bool
    enum Route: String, CaseIterable { case accept }
    struct Facts: RouterFacts { var isAccepted = false }

    func decide(_ route: Route, _ facts: Facts, _ context: RouteContext) -> Transition {
        switch route {
        case .accept: facts.isAccepted ? finish(true) : .stay
        }
    }
}

/// The controls of the page to read.
final class PromiseView: View {
    let title: String
    let text: Label
    let next: Button

    init(_ words: Words) {
        title = words("How it works", "Cách thức")
        text = Label(
            words("Seven steps, and we pay in a week.", "Bảy bước, và bạn được trả trong một tuần.")
        )
        next = Button(words.next)
    }

    var controls: [Control] { [text, next] }
}

/// Explains what the app does.
final class PromiseScreen: ViewScreen {
    typealias Routes = PromiseRouter
    let view: PromiseView

    init(words: Words) {
        view = PromiseView(words)
    }

    func start() {
        bind(view.next, to: .next)
    }
}

/// The controls of the terms.
final class TermsView: View {
    let title: String
    let accept: Toggle
    let done: Button

    init(_ words: Words) {
        title = words("Terms", "Điều khoản")
        accept = Toggle(words("I accept the terms", "Tôi chấp nhận điều khoản"))
        done = Button(words("Done", "Xong"), isDefault: true)
    }

    var controls: [Control] { [accept, done] }
}

/// Asks the user to accept the terms.
final class TermsScreen: ViewScreen, DraftKeeping {
    typealias Routes = TermsRouter
    let view: TermsView
    private let isAccepted = Observable(false)

    init(words: Words) {
        view = TermsView(words)
    }

    var facts: TermsRouter.Facts { .init(isAccepted: isAccepted.value) }

    func start() {
        bind(view.accept, isAccepted)
        bind(\.done.isEnabled, isAccepted)
        bind(view.done, to: .accept)
    }
}
