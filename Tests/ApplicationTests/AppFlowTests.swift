import ScreenSupport
import Wayline
import XCTest

/// A flow goes on in another language and in the next run: its result arrives once.
@MainActor
final class AppFlowTests: XCTestCase {
    private let desk = Desk()
    private let store = MemoryStore()

    private func launched() throws -> RunningApp {
        var options = LaunchOptions()
        options.store = store
        return try App("Desk") { [desk] _ in DeskCoordinator(desk) }
            .languages([AppLanguage("en", "English"), AppLanguage("vi", "Tiếng Việt")])
            .start(options)
    }

    private func form(_ app: RunningApp) throws -> FormCoordinator {
        try XCTUnwrap(app.navigator.coordinator as? FormCoordinator)
    }

    func testALanguageSwitchEndsNoFlow() async throws {
        let app = try launched()
        app.navigator.go(.start("form"))
        let before = ObjectIdentifier(try form(app))
        app.context.language.value = "vi"
        XCTAssertEqual(desk.results, [])
        XCTAssertNotEqual(ObjectIdentifier(try form(app)), before)
        try form(app).hand(in: "a")
        XCTAssertEqual(desk.results, ["finished a"])
        XCTAssertEqual(app.navigator.findLeaks(), [])
    }

    func testAFlowThatIsSavedIsNotCancelledAtTheEnd() async throws {
        let first = try launched()
        first.navigator.go(.start("form"))
        try first.end()
        XCTAssertEqual(desk.results, [])
        let second = try launched()
        try form(second).hand(in: "b")
        XCTAssertEqual(desk.results, ["finished b"])
    }

    func testAFlowThatIsSavedInTheMiddleOfAChangeIsNotCancelled() async throws {
        let app = try launched()
        app.navigator.go(.start("form"))
        var failures: [any Error] = []
        let token = app.navigator.events.bind { _ in
            do { try app.end() } catch { failures.append(error) }
        }
        app.navigator.go(.push("paper"))
        XCTAssertTrue(app.navigator.isOver)
        XCTAssertEqual(desk.results, [])
        XCTAssertEqual(failures.count, 0)
        withExtendedLifetime(token) {}
    }

    func testALanguageSwitchKeepsSecretsOfInputsAndDrafts() async throws {
        let app = try launched()
        app.navigator.go(.push(.badge, BadgeInput(number: 7, code: "blue")))
        let before = try XCTUnwrap(app.navigator.screen as? BadgeScreen)
        before.draft.pin = "1234"
        app.context.language.value = "vi"
        let after = try XCTUnwrap(app.navigator.screen as? BadgeScreen)
        XCTAssertFalse(before === after)
        XCTAssertEqual(after.input.code, "blue")
        XCTAssertEqual(after.draft.pin, "1234")
    }

    func testALanguageSwitchAsksNoGuardOfWhatEnters() async throws {
        let app = try launched()
        app.navigator.go(.push("notes"))
        desk.verdict = .refuse(because: "Closed.")
        app.context.language.value = "vi"
        XCTAssertEqual(app.navigator.state.path, ["desk", "notes"])
    }

    func testTheFirstScreenIsUnguardedInTheNewLanguageToo() async throws {
        let app = try launched()
        app.context.language.value = "vi"
        XCTAssertEqual(app.navigator.state.path, ["desk"])
    }

    func testWhatWaitsForAFlowWaitsInTheNewLanguageToo() async throws {
        let app = try launched()
        desk.verdict = .after(.start("form"))
        app.navigator.go(.push("notes"))
        app.context.language.value = "vi"
        desk.verdict = .allow
        try form(app).hand(in: "c")
        XCTAssertEqual(app.navigator.state.path, ["desk", "notes"])
    }
}

@MainActor
private final class Desk {
    var results: [String] = []
    var verdict: Verdict = .allow
    let isOpen = Observable(false)
}

private final class DeskCoordinator: Coordinator {
    static let flow = Flow<DeskCoordinator>("desk") {
        FlowScreen("desk") { _ in PaperScreen() }
            .onEnter(while: { $0.desk.isOpen }, otherwise: .redirect(.root("notes")))
        FlowScreen("notes") { _ in PaperScreen() }
            .onEnter { owner, _ in owner.desk.verdict }
        FlowScreen(.badge) { BadgeScreen($1) }
        ChildFlow(.init("form")) { _ in
            FormCoordinator()
        } onResult: { owner, result in
            owner.desk.results.append(result.text)
            return .stay
        }
    }

    private let desk: Desk

    init(_ desk: Desk) {
        self.desk = desk
    }
}

private final class FormCoordinator: Coordinator {
    struct Output: Codable {
        let name: String
    }

    static let flow = Flow<FormCoordinator>("paper") {
        FlowScreen("paper") { _ in PaperScreen() }
    }

    func hand(in name: String) {
        go(finish(Output(name: name)))
    }
}

extension FlowResult<FormCoordinator.Output> {
    fileprivate var text: String {
        switch self {
        case .finished(let form): "finished \(form.name)"
        case .cancelled: "cancelled"
        }
    }
}

private final class PaperScreen: Screen {}

private struct BadgeInput: Codable {
    let number: Int
    @Secret var code: String
}

extension Destination<BadgeInput, NoOutput> {
    fileprivate static let badge = Self(RouteName(rawValue: "badge"))
}

private final class BadgeScreen: DraftKeeping {
    struct Draft: Codable {
        @Secret var pin = ""
    }

    var draft = Draft()
    let input: BadgeInput

    init(_ input: BadgeInput) {
        self.input = input
    }
}
