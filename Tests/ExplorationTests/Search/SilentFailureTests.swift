import ScreenSupport
import Wayline
import WaylineExploration
import XCTest

/// A button that does nothing in one case, though it does something in others.
@MainActor
final class SilentFailureTests: XCTestCase {
    func testAFailureThatTheUserReadsIsNoProblem() async throws {
        let found = try await exploration(nil).run()
        XCTAssertEqual(found.problems, [])
    }

    func testAFailureThatNobodyReadsIsAProblem() async throws {
        for manner in [Manner.hidesFailure, .stays] {
            let found = try await exploration(manner).run()
            XCTAssertEqual(found.problems.map(\.kind), [.noResponse])
            XCTAssertEqual(
                found.problems.map(\.text),
                [
                    "while 'closed' lasts, choose 'Send' on 'letter' does nothing, and no text "
                        + "says why"
                ])
            let script = ["begin \"closed\"", "choose \"Send\"", "end \"closed\""]
            XCTAssertEqual(found.problems.map(\.script), [script])
        }
    }

    /// Each kind is tried once: without the fault on the first letter, with it on the next one.
    func testAFailureIsSilentIfTheButtonLeadsOnInAllOtherStates() async throws {
        let found = try await exploration(.countsLetters, forms: [], triesOfAKind: 1).run()
        XCTAssertEqual(
            found.problems.map(\.text),
            [
                "while 'closed' lasts, choose 'Send' on 'letter' does nothing, and no text "
                    + "says why"
            ])
    }

    func testAFaultOnAnotherScreenBeforeDoesNotHideIt() async throws {
        let found = try await exploration(
            .hidesFailure,
            app: { post in
                App("Post at night") { _ in NightCoordinator(post) }
            }
        ).run()
        XCTAssertEqual(found.problems.map(\.kind), [.noResponse])
        XCTAssertEqual(
            found.problems.first?.script,
            [
                "begin \"closed\"", "choose \"Ask for a pen\"", "end \"closed\"",
                "choose \"Write\"", "begin \"closed\"", "choose \"Send\"", "end \"closed\"",
            ])
    }

    func testAButtonThatDoesNothingAfterAFailureIsAProblem() async throws {
        for manner in [Manner.refusesToTryAgain, .staysAfterFailure] {
            let found = try await exploration(manner).run()
            let texts = found.problems.map(\.text)
            XCTAssertEqual(texts, ["after 'closed', choose 'Send' on 'letter' does nothing"])
            XCTAssertEqual(found.problems.first?.script.last, "choose \"Send\"")
        }
    }

    func testARefusalThatNobodyReadsIsAProblem() async throws {
        let found = try await exploration(.hidesRefusal).run()
        XCTAssertEqual(
            found.problems.map(\.text),
            [
                "with the form 'unknown', choose 'Send' on 'letter' does nothing, and no text "
                    + "says why"
            ])
        XCTAssertEqual(
            found.problems.map(\.script), [["type \"To\" \"Nobody\"", "choose \"Send\""]])
    }

    func testAButtonThatIsDisabledMeanwhileIsNoProblem() async throws {
        let found = try await exploration(.isDisabledMeanwhile).run()
        XCTAssertEqual(found.problems, [])
    }

    func testATextThatIsOnlyShownMeanwhileIsNoProblem() async throws {
        let found = try await exploration(.showsFailureMeanwhile).run()
        XCTAssertEqual(found.problems, [])
    }

    func testAnAllowedProblemIsNotReported() async throws {
        let text = "after 'closed', choose 'Send' on 'letter' does nothing"
        let found = try await exploration(.refusesToTryAgain) { $0.allowing(text) }.run()
        XCTAssertEqual(found.problems, [])
    }

    func testScreensThatNoWayLeadsToAreOneProblem() async throws {
        let found = try await exploration(nil, forms: [("unknown", "Nobody")]).run()
        XCTAssertEqual(found.problems.map(\.kind), [.neverShown])
        XCTAssertEqual(
            found.problems.map(\.text),
            [
                "'sent' was never shown: declare the form, value or link that leads there, or mend "
                    + "the step that should"
            ])
    }

    func testAScreenIsMissedAlsoIfNewOnesCameOnlyInTheFirstHalf() async throws {
        let unknown = [("unknown", "Nobody")]
        let found = try await exploration(nil, forms: unknown, steps: 45).run()
        XCTAssertEqual(found.limit, .steps)
        XCTAssertEqual(
            found.problems.map(\.text),
            [
                "'sent' was never shown: declare the form, value or link that leads there, or mend "
                    + "the step that should, as far as was tried"
            ])
        let few = try await exploration(nil, forms: unknown, steps: 5).run()
        XCTAssertEqual(few.problems, [], "some kinds were never tried")
    }

    func testBeforeInputsAreDeclaredNoScreenIsMissed() async throws {
        let found = try await exploration(nil, forms: []).run()
        XCTAssertEqual(found.problems, [])
        XCTAssertEqual(found.coverage.missing.filter { $0.hasPrefix("screen") }.count, 1)
    }

    private func exploration(
        _ manner: Manner?, forms: [(String, String)] = [("known", "An"), ("unknown", "Nobody")],
        steps: Int = 50_000, triesOfAKind: Int = 24,
        _ change: (ExplorationInputs<Post>) -> ExplorationInputs<Post> = { $0 },
        app: (@MainActor (Post) -> App)? = nil
    ) -> Exploration<Post> {
        let inputs = ExplorationInputs<Post>().fault(
            "closed", begin: { $0.isClosed.value = true }, end: { $0.isClosed.value = false })
        var limits = ExplorationLimits()
        (limits.steps, limits.triesOfAKind) = (steps, triesOfAKind)
        return Exploration(
            in: Post.init, inputs: change(forms.reduce(inputs) { $0.form($1.0, ["To": $1.1]) }),
            limits: limits
        ) { post in
            app?(post) ?? App("Post") { _ in PostCoordinator(post, manner) }
        }
    }
}

private enum Manner {
    case hidesFailure

    /// Its router decides to stay after a failure.
    case stays

    /// It sends any letter, shows how many were sent, and hides a failure.
    case countsLetters
    case refusesToTryAgain
    case staysAfterFailure
    case hidesRefusal
    case isDisabledMeanwhile
    case showsFailureMeanwhile
}

@MainActor
private final class Post {
    let isClosed = Observable(false)
}

private final class PostCoordinator: Coordinator {
    static let flow = Flow<PostCoordinator>("letter") {
        FlowScreen("letter") { LetterScreen($0.post, $0.manner) }
        FlowScreen("sent") { _ in SentScreen() }
    }

    let (post, manner): (Post, Manner?)

    init(_ post: Post, _ manner: Manner?) { (self.post, self.manner) = (post, manner) }
}

/// A post that lends its pen only while it is closed.
private final class NightCoordinator: Coordinator {
    static let flow = Flow<NightCoordinator>("lobby") {
        FlowScreen("lobby") { LobbyScreen($0.post) }
        FlowScreen(.letter) { LetterScreen($0.post, .hidesFailure) }
        FlowScreen("sent") { _ in SentScreen() }
    }

    let post: Post

    init(_ post: Post) { self.post = post }
}

private struct LobbyRouter: Router {
    enum Route: String, CaseIterable { case write }

    func decide(_ route: Route, _ facts: NoFacts, _ context: RouteContext) -> Transition {
        .push(.letter)
    }
}

private final class LobbyScreen: ViewScreen {
    typealias Routes = LobbyRouter
    let view = LobbyView()

    init(_ post: Post) {
        view.write.isEnabled = false
        view.ask.onTap(self) { screen in
            if post.isClosed.value { screen.view.write.isEnabled = true }
            screen.say("A pen is lent at night.")
        }
        bind(view.write, to: .write)
    }
}

private final class LobbyView: View {
    let title = "Lobby"
    let ask = Button("Ask for a pen")
    let write = Button("Write")

    var controls: [Control] { [ask, write] }
}

private struct LetterRouter: Router {
    enum Route: String, CaseIterable { case sent }

    struct Facts: RouterFacts {
        var isTaken = true
    }

    func decide(_ route: Route, _ facts: Facts, _ context: RouteContext) -> Transition {
        facts.isTaken ? .push(.sent) : .stay
    }
}

extension Destination<NoInput, NoOutput> {
    fileprivate static let sent = Self(RouteName("sent"))
    fileprivate static let letter = Self(RouteName("letter"))
}

private final class LetterScreen: ViewScreen {
    typealias Routes = LetterRouter
    let view = LetterView()
    private let (post, manner): (Post, Manner?)
    private var count = 0

    private var hasFailed: Bool { !view.error.text.isEmpty }

    var facts: LetterRouter.Facts {
        .init(isTaken: !post.isClosed.value && (manner != .staysAfterFailure || !hasFailed))
    }

    init(_ post: Post, _ manner: Manner?) {
        (self.post, self.manner) = (post, manner)
        if manner == .isDisabledMeanwhile {
            bind(\.send.isEnabled, post.isClosed.map { !$0 })
        }
        if manner == .showsFailureMeanwhile {
            bind(\.notice.text, post.isClosed.map { $0 ? "The post is closed." : "" })
        }
        view.send.onTap(self) { $0.send() }
        view.clear.onTap(self) { $0.view.error.text = "" }
    }

    private func send() {
        if manner == .countsLetters {
            if post.isClosed.value { return }
            count += 1
            view.notice.text = "Letters: \(count)"
            perform(.sent)
            return
        }
        if manner == .refusesToTryAgain, view.error.text == "The post is closed." { return }
        if post.isClosed.value && manner == .stays || hasFailed && manner == .staysAfterFailure {
            perform(.sent)
        } else if post.isClosed.value {
            let hides: [Manner?] = [.hidesFailure, .showsFailureMeanwhile]
            if !hides.contains(manner) { view.error.text = "The post is closed." }
        } else if view.to.text != "An" {
            if manner != .hidesRefusal { view.error.text = "Nobody lives there." }
        } else {
            perform(.sent)
        }
    }
}

private final class LetterView: View {
    let title = "Letter"
    let to = TextField("To")
    let send = Button("Send", isDefault: true)
    let clear = Button("Clear")
    let error = Label("")
    let notice = Label("")

    var controls: [Control] { [to, send, clear, error, notice] }
}

private final class SentScreen: ViewScreen {
    let view = SentView()
}

private final class SentView: View {
    let title = "Sent"
    let controls: [Control] = [Label("Thank you.")]
}
