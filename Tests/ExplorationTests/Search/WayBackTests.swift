import ScreenSupport
import Wayline
import WaylineExploration
import XCTest

/// Questions on the way back, and ways back to the first screens of tabs.
@MainActor
final class WayBackTests: XCTestCase {
    func testAQuestionBeforeWhatWasEnteredIsLostIsNoProblem() async throws {
        let found = try await exploration(asks: { !$0.isEmpty }).run()
        XCTAssertEqual(found.problems, [])
    }

    func testAQuestionThatIsOnlyAskedBeforeAnythingIsEnteredIsAProblem() async throws {
        let found = try await exploration(asks: { $0.isEmpty }).run()
        XCTAssertEqual(found.problems.map(\.kind), [.lostInput])
        XCTAssertEqual(
            found.problems.map(\.text),
            ["back from 'letter' asks before anything is entered, but not when it is lost"])
        XCTAssertEqual(
            found.problems.first?.script, ["choose \"Write\"", "type \"Text\" \"Hello\"", "back"])
    }

    func testAQuestionThatIsAlwaysAskedIsNoProblem() async throws {
        let found = try await exploration(asks: { _ in true }).run()
        XCTAssertEqual(found.problems, [])
    }

    func testAnEntryThatIsKeptNeedsNoQuestion() async throws {
        let found = try await exploration(asks: { _ in false }).run()
        XCTAssertEqual(found.problems, [])
    }

    func testATabWhoseFirstScreenIsReplacedForGoodIsAProblem() async throws {
        let found = try await exploration(isHelpBeside: false).run()
        XCTAssertEqual(
            found.problems.map(\.text), ["no way leads from 'help' to 'desk'"])
        XCTAssertEqual(found.problems.map(\.script), [["choose \"Help\""]])
    }

    func testATabWithAWayBackToItsFirstScreenIsNoProblem() async throws {
        let found = try await exploration(isHelpBeside: true).run()
        XCTAssertEqual(found.problems, [])
    }

    private func exploration(
        asks: @escaping @MainActor (String) -> Bool = { _ in false },
        isHelpBeside: Bool = true
    ) -> Exploration<Void> {
        Exploration(
            of: App("Post") { _ in PostCoordinator(asks, isHelpBeside: isHelpBeside) },
            inputs: ExplorationInputs().form("greeting", ["Text": "Hello"]))
    }
}

extension Destination<NoInput, NoOutput> {
    fileprivate static func page(_ name: RouteName) -> Self { Self(name) }
}

private final class PostCoordinator: Coordinator {
    static let flow = Flow<PostCoordinator>(tabs: .page("desk"), .page("stamps")) {
        FlowScreen("desk") { DeskScreen(isHelpBeside: $0.isHelpBeside) }
        FlowScreen("letter") { _ in LetterScreen() }
            .onLeave(by: [.back]) { $0.asks($1.view.text.text) ? .ask(discard) : .allow }
        FlowScreen("help") { _ in TextScreen("Help") }
        FlowScreen("stamps") { _ in TextScreen("Stamps") }
    }

    private static let discard = Alert.confirm("Discard the letter?", yes: "Discard")

    let asks: @MainActor (String) -> Bool
    let isHelpBeside: Bool

    init(_ asks: @escaping @MainActor (String) -> Bool, isHelpBeside: Bool) {
        (self.asks, self.isHelpBeside) = (asks, isHelpBeside)
    }
}

private struct DeskRouter: Router {
    enum Route: String, CaseIterable { case write, help }

    struct Facts: RouterFacts {
        var isHelpBeside = true
    }

    func decide(_ route: Route, _ facts: Facts, _ context: RouteContext) -> Transition {
        switch route {
        case .write: .push(.page("letter"))
        case .help: facts.isHelpBeside ? .push(.page("help")) : .root(.page("help"))
        }
    }
}

private final class DeskScreen: ViewScreen {
    typealias Routes = DeskRouter
    let view = DeskView()
    let facts: DeskRouter.Facts

    init(isHelpBeside: Bool) { facts = DeskRouter.Facts(isHelpBeside: isHelpBeside) }

    func start() {
        bind(view.write, to: .write)
        bind(view.help, to: .help)
    }
}

private final class DeskView: View {
    let title = "Desk"
    let write = Button("Write")
    let help = Button("Help")

    var controls: [Control] { [write, help] }
}

private final class LetterScreen: ViewScreen {
    let view = LetterView()
}

private final class LetterView: View {
    let title = "Letter"
    let text = TextField("Text")

    var controls: [Control] { [text] }
}

private final class TextScreen: ViewScreen {
    let view: TextView

    init(_ title: String) { view = TextView(title) }
}

private final class TextView: View {
    let title: String
    let controls: [Control] = [Label("Nothing else is here.")]

    init(_ title: String) { self.title = title }
}
