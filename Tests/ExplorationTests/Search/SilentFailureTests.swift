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
        let found = try await exploration(.hidesFailure).run()
        XCTAssertEqual(found.problems.map(\.kind), [.noAnswer])
        XCTAssertEqual(
            found.problems.map(\.text),
            [
                "while 'closed' lasts, choose 'Send' on 'letter' does nothing, and the user does "
                    + "not read why"
            ])
        XCTAssertEqual(
            found.problems.map(\.script),
            [["begin \"closed\"", "choose \"Send\"", "end \"closed\""]])
    }

    func testAButtonThatDoesNothingAfterAFailureIsAProblem() async throws {
        let found = try await exploration(.refusesToTryAgain).run()
        XCTAssertEqual(
            found.problems.map(\.text),
            ["after 'closed', choose 'Send' on 'letter' does nothing any more"])
        XCTAssertEqual(found.problems.first?.script.last, "choose \"Send\"")
    }

    func testARefusalThatNobodyReadsIsAProblem() async throws {
        let found = try await exploration(.hidesRefusal).run()
        XCTAssertEqual(
            found.problems.map(\.text),
            [
                "with the form 'unknown', choose 'Send' on 'letter' does nothing, and the user "
                    + "does not read why"
            ])
        XCTAssertEqual(
            found.problems.map(\.script), [["type \"To\" \"Nobody\"", "choose \"Send\""]])
    }

    func testScreensThatNoWayLeadsToAreOneProblem() async throws {
        let found = try await exploration(nil, forms: [("unknown", "Nobody")]).run()
        XCTAssertEqual(found.problems.map(\.kind), [.neverShown])
        XCTAssertEqual(
            found.problems.map(\.text),
            [
                "no way leads to 'sent': an input is missing, or something keeps the user from "
                    + "there"
            ])
    }

    func testBeforeInputsAreDeclaredNoScreenIsMissed() async throws {
        let found = try await exploration(nil, forms: []).run()
        XCTAssertEqual(found.problems, [])
        XCTAssertEqual(found.coverage.missing.filter { $0.hasPrefix("screen") }.count, 1)
    }

    private func exploration(
        _ mistake: Mistake?, forms: [(String, String)] = [("known", "An"), ("unknown", "Nobody")]
    ) -> Exploration<Post> {
        let inputs = ExplorationInputs<Post>().fault(
            "closed", begin: { $0.isClosed = true }, end: { $0.isClosed = false })
        return Exploration(
            in: Post.init, inputs: forms.reduce(inputs) { $0.form($1.0, ["To": $1.1]) }
        ) { post in
            App("Post") { _ in PostCoordinator(post, mistake) }
        }
    }
}

private enum Mistake {
    case hidesFailure
    case refusesToTryAgain
    case hidesRefusal
}

@MainActor
private final class Post {
    var isClosed = false
}

private final class PostCoordinator: Coordinator {
    static let flow = Flow<PostCoordinator>("letter") {
        FlowScreen("letter") { LetterScreen($0.post, $0.mistake) }
        FlowScreen("sent") { _ in SentScreen() }
    }

    let post: Post
    let mistake: Mistake?

    init(_ post: Post, _ mistake: Mistake?) { (self.post, self.mistake) = (post, mistake) }
}

private struct LetterRouter: Router {
    enum Route: String, CaseIterable { case sent }

    func decide(_ route: Route, _ facts: NoFacts, _ context: RouteContext) -> Transition {
        .push(.sent)
    }
}

extension Destination<NoInput, NoOutput> {
    fileprivate static let sent = Self(RouteName("sent"))
}

private final class LetterScreen: ViewScreen {
    typealias Routes = LetterRouter
    let view = LetterView()

    init(_ post: Post, _ mistake: Mistake?) {
        view.send.onTap(self) { $0.send(to: post, mistake) }
        view.clear.onTap(self) { $0.view.error.text = "" }
    }

    private func send(to post: Post, _ mistake: Mistake?) {
        if mistake == .refusesToTryAgain, view.error.text == "The post is closed." { return }
        if post.isClosed {
            if mistake != .hidesFailure { view.error.text = "The post is closed." }
        } else if view.to.text != "An" {
            if mistake != .hidesRefusal { view.error.text = "Nobody lives there." }
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

    var controls: [Control] { [to, send, clear, error] }
}

private final class SentScreen: ViewScreen {
    let view = SentView()
}

private final class SentView: View {
    let title = "Sent"
    let controls: [Control] = [Label("Thank you.")]
}
