import ScreenSupport
import Wayline
import WaylineExploration
import XCTest

/// Entries that have no effect after the user leaves their screen.
@MainActor
final class UnusedEntryTests: XCTestCase {
    func testEntriesThatAreSavedAreNoProblem() async throws {
        let found = try await exploration(nil) { $0.letters }.run()
        XCTAssertEqual(found.problems, [])
    }

    func testASwitchThatIsBoundToNothingIsAProblem() async throws {
        let found = try await exploration(.ignoresSwitch) { $0.letters }.run()
        XCTAssertEqual(found.problems.map(\.kind), [.lostInput])
        XCTAssertEqual(
            found.problems.map(\.text),
            [
                "'Urgent' on 'letter' is not used: choose 'Send' leads to the same state, whatever "
                    + "is entered. Use it, or return it in 'world'"
            ])
        XCTAssertEqual(
            found.problems.first?.script,
            ["choose \"Write\"", "select \"Urgent\" \"on\"", "choose \"Send\""])
    }

    func testAFieldThatIsLeftOutIsAProblem() async throws {
        let found = try await exploration(.forgetsReceiver) { $0.letters }.run()
        XCTAssertEqual(
            found.problems.map(\.text),
            [
                "'To' on 'letter' is not used: choose 'Send' leads to the same state, whatever is "
                    + "entered. Use it, or return it in 'world'"
            ])
    }

    func testAWrongValueNeedNotBeSaved() async throws {
        let found = try await exploration(.refusesLowerCase) { $0.letters }.run()
        XCTAssertEqual(found.problems, [])
    }

    func testAWorldWithoutTheEntriesShowsNoLoss() async throws {
        let found = try await exploration(.ignoresSwitch) { $0.letters.count }.run()
        XCTAssertEqual(found.problems, [])
    }

    func testAnAllowedProblemIsNotReported() async throws {
        let found = try await exploration(
            .ignoresSwitch, allowing: "'Urgent' on 'letter' is not used"
        ) { $0.letters }.run()
        XCTAssertEqual(found.problems, [])
    }

    private func exploration(
        _ mistake: Mistake?, allowing text: String = "-",
        _ world: @escaping @MainActor (Post) -> some Hashable
    ) -> Exploration<Post> {
        let inputs = ExplorationInputs<Post>().form("hello", ["To": "An", "Text": "Hello"])
            .world(world).allowing(text)
        return Exploration(in: Post.init, inputs: inputs) { post in
            App("Post") { _ in PostCoordinator(post, mistake) }
        }
    }
}

private enum Mistake {
    case ignoresSwitch
    case forgetsReceiver

    /// A receiver that begins with a small letter shows an error, and is not saved.
    case refusesLowerCase
}

private struct Letter: Hashable {
    var receiver = ""
    var text = ""
    var isUrgent = false
}

@MainActor
private final class Post {
    /// The last letter that was sent.
    var letters: [Letter] = []
}

private final class PostCoordinator: Coordinator {
    static let flow = Flow<PostCoordinator>("desk") {
        FlowScreen("desk") { _ in DeskScreen() }
        FlowScreen(.letter) { LetterScreen($0.post, $0.mistake) }
    }

    let post: Post
    let mistake: Mistake?

    init(_ post: Post, _ mistake: Mistake?) { (self.post, self.mistake) = (post, mistake) }
}

extension Destination<NoInput, NoOutput> {
    fileprivate static let letter = Self(RouteName("letter"))
}

private struct DeskRouter: Router {
    enum Route: String, CaseIterable { case write }

    func decide(_ route: Route, _ facts: NoFacts, _ context: RouteContext) -> Transition {
        .push(.letter)
    }
}

private final class DeskScreen: ViewScreen {
    typealias Routes = DeskRouter
    let view = DeskView()

    init() { bind(view.write, to: .write) }
}

private final class DeskView: View {
    let title = "Desk"
    let write = Button("Write")

    var controls: [Control] { [write] }
}

private struct LetterRouter: Router {
    enum Route: String, CaseIterable { case sent }

    func decide(_ route: Route, _ facts: NoFacts, _ context: RouteContext) -> Transition { .pop }
}

private final class LetterScreen: ViewScreen {
    typealias Routes = LetterRouter
    let view = LetterView()

    init(_ post: Post, _ mistake: Mistake?) {
        view.send.onTap(self) { $0.send(to: post, mistake) }
        if mistake == .refusesLowerCase {
            bind(view.to.textPublisher) { screen, name in
                let isName = name.first?.isUppercase ?? true
                screen.view.to.error = isName ? "" : "A name begins with a capital letter."
            }
        }
    }

    private func send(to post: Post, _ mistake: Mistake?) {
        var letter = Letter(receiver: view.to.text, text: view.text.text)
        if mistake != .ignoresSwitch { letter.isUrgent = view.urgent.isOn }
        if mistake == .forgetsReceiver || !view.to.error.isEmpty { letter.receiver = "An" }
        post.letters = [letter]
        perform(.sent)
    }
}

private final class LetterView: View {
    let title = "Letter"
    let to = TextField("To")
    let text = TextField("Text")
    let urgent = Toggle("Urgent")
    let send = Button("Send", isDefault: true)

    var controls: [Control] { [to, text, urgent, send] }
}
