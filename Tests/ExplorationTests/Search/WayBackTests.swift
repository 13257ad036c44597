import ScreenSupport
import Wayline
import WaylineExploration
import XCTest

/// Questions on the way back, and ways back to the first screens of tabs.
@MainActor
final class WayBackTests: XCTestCase {
    func testAQuestionBeforeWhatWasEnteredIsLostIsNoProblem() async throws {
        let found = try await exploration(Desk { $0.isEmpty ? .allow : .ask(.discard) }).run()
        XCTAssertEqual(found.problems, [])
    }

    func testAQuestionThatIsOnlyAskedBeforeAnythingIsEnteredIsAProblem() async throws {
        let found = try await exploration(Desk { $0.isEmpty ? .ask(.discard) : .allow }).run()
        XCTAssertEqual(found.problems.map(\.kind), [.lostInput])
        XCTAssertEqual(
            found.problems.map(\.text),
            ["back from 'letter' asks before anything is entered, but not when it is lost"])
        XCTAssertEqual(
            found.problems.first?.script, ["choose \"Write\"", "type \"Text\" \"Hello\"", "back"])
    }

    func testAFilledInPageWithoutAFormIsLeft() async throws {
        var limits = ExplorationLimits()
        limits.triesOfAKind = 2
        let desk = Desk { $0.isEmpty ? .ask(.discard) : .allow }
        let found = try await exploration(desk, form: [:], limits).run()
        XCTAssertEqual(
            found.problems.map(\.script), [["choose \"Write\"", "type \"Text\" \"x\"", "back"]])
    }

    func testAQuestionThatIsAlwaysAskedIsNoProblem() async throws {
        let found = try await exploration(Desk { _ in .ask(.discard) }).run()
        XCTAssertEqual(found.problems, [])
    }

    func testAFilledInFormThatIsKeptNeedsNoQuestion() async throws {
        let desk = Desk(verdict: { $0.isEmpty ? .ask(.discard) : .allow }, keepsDrafts: true)
        let found = try await exploration(desk).run()
        XCTAssertEqual(found.problems, [])
    }

    func testAWayBackThatIsRefusedLosesNothing() async throws {
        let desk = Desk { $0.isEmpty ? .ask(.discard) : .refuse(because: "Send it first.") }
        let found = try await exploration(desk).run()
        XCTAssertEqual(found.problems.map(\.kind), [.noWayHome])
    }

    func testATabWhoseFirstScreenIsReplacedForGoodIsAProblem() async throws {
        let found = try await exploration(Desk(isHelpBeside: false)).run()
        XCTAssertEqual(
            found.problems.map(\.text), ["no way leads from 'help' to 'desk'"])
        XCTAssertEqual(found.problems.map(\.script), [["choose \"Help\""]])
    }

    func testATabThatIsNotShownNeedsNoWay() async throws {
        let found = try await exploration(Desk(hasStamps: false)).run()
        XCTAssertEqual(found.problems.map(\.kind), [.neverShown])
    }

    func testAnAllowedProblemDoesNotHideAScreenThatWasNotShown() async throws {
        let desk = Desk(verdict: { $0.isEmpty ? .ask(.discard) : .allow }, hasStamps: false)
        let all = try await exploration(desk).run()
        XCTAssertEqual(all.problems.map(\.kind), [.lostInput])
        let others = try await exploration(desk, allowing: "back from 'letter' asks").run()
        XCTAssertEqual(others.problems.map(\.kind), [.neverShown])
    }

    func testATabWithAWayBackToItsFirstScreenIsNoProblem() async throws {
        let found = try await exploration(Desk()).run()
        XCTAssertEqual(found.problems, [])
    }

    private func exploration(
        _ desk: Desk, form: [String: String] = ["Text": "Hello"],
        _ limits: ExplorationLimits = ExplorationLimits(), allowing text: String = "-"
    ) -> Exploration<Desk.Drafts> {
        Exploration(
            in: Desk.Drafts.init,
            inputs: ExplorationInputs().form("greeting", form).world { $0.all }.allowing(text),
            limits: limits
        ) { drafts in
            App("Post") { _ in PostCoordinator(desk, drafts) }
        }
    }
}

/// The manner of a desk.
@MainActor
private struct Desk {
    final class Drafts {
        var all: Set<String> = []
    }

    /// The verdict about the way back from a letter.
    var verdict: @MainActor (String) -> Verdict = { _ in .allow }

    /// True if the text of a letter is kept when the user leaves it.
    var keepsDrafts = false

    /// True if the help stands beside the desk, not in its place.
    var isHelpBeside = true
    var hasStamps = true
}

extension Alert {
    fileprivate static let discard = Alert.confirm("Discard the letter?", yes: "Discard")
}

extension Destination<NoInput, NoOutput> {
    fileprivate static func page(_ name: RouteName) -> Self { Self(name) }
}

private final class PostCoordinator: Coordinator {
    static let flow = Flow<PostCoordinator>(tabs: .page("desk"), .page("stamps")) {
        FlowScreen("desk") { DeskScreen(isHelpBeside: $0.desk.isHelpBeside) }
        FlowScreen("letter") { _ in LetterScreen() }
            .onLeave(by: [.back]) { $0.leave($1) }
        FlowScreen("help") { _ in TextScreen("Help") }
        FlowScreen("stamps") { _ in TextScreen("Stamps") }
    }
    .tab("stamps", while: { $0.hasStamps })

    let desk: Desk
    let hasStamps: Observable<Bool>
    private let drafts: Desk.Drafts

    init(_ desk: Desk, _ drafts: Desk.Drafts) {
        (self.desk, self.drafts) = (desk, drafts)
        hasStamps = Observable(desk.hasStamps)
    }

    private func leave(_ letter: LetterScreen) -> Verdict {
        let text = letter.view.text.text
        if desk.keepsDrafts, !text.isEmpty { drafts.all.insert(text) }
        return desk.verdict(text)
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
