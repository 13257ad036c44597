import Binding
import Coordination
import ScreenSupport
import TextMenu
import WaylineApplication
import WaylineInterface
import WaylineRouting
import XCTest

/// A number belongs to a button as long as the page stands.
@MainActor
final class ButtonNumberTests: XCTestCase {
    private let (archive, undo) = (Button("Archive"), Button("Undo"))
    private var taps: [String] = []
    private var tokens: Set<AnyCancellable> = []

    override func setUp() async throws {
        for button in [archive, undo] { note(button) }
    }

    private func note(_ button: Button) {
        button.tapPublisher.bind { [unowned self] in taps.append(button.label) }
            .store(in: &tokens)
    }

    func testNumbersCountHiddenButtonsTooFromTheTopToTheBottom() async throws {
        undo.isHidden = true
        let stage = try Stage(FixedCoordinator([Section("Letter", [undo]), archive]))
        XCTAssertNotNil(stage.line(with: "2 Archive"), stage.account)
        stage.press("1")
        XCTAssertEqual(taps, [])
        undo.isHidden = false
        stage.turn()
        XCTAssertNotNil(stage.line(with: "1 Undo"), stage.account)
        stage.press("1", "2")
        XCTAssertEqual(taps, ["Undo", "Archive"])
    }

    func testButtonsInAClosedSectionHaveNoNumberBeforeItIsOpened() async throws {
        let more = Section("More", isOpen: false, [undo])
        let stage = try Stage(FixedCoordinator([more, archive]))
        XCTAssertNotNil(stage.line(with: "1 Archive"), stage.account)
        more.isOpen = true
        stage.turn()
        XCTAssertNotNil(stage.line(with: "2 Undo"), stage.account)
    }

    func testALateNumberOfAButtonThatHasGoneIsRefused() async throws {
        let stage = try Stage(FixedCoordinator([undo, archive]))
        undo.isHidden = true
        stage.turn()
        XCTAssertNotNil(stage.line(with: "2 Archive"), stage.account)
        stage.press("1")
        XCTAssertEqual(taps, [])
        XCTAssertNotNil(stage.line(with: "This is not here any more."), stage.account)
        stage.press("3")
        XCTAssertNil(stage.line(with: "This is not here any more."))
    }

    func testNumbersBeginAgainOnTheNextPage() async throws {
        let stage = try Stage(FixedCoordinator([undo, archive], next: [Button("Send")]))
        undo.isHidden = true
        stage.navigator.go(.push("next"))
        stage.turn()
        XCTAssertNotNil(stage.line(with: "1 Send"), stage.account)
        stage.press(.escape)
        XCTAssertNotNil(stage.line(with: "2 Archive"), stage.account)
    }

    func testTheNumbersBeginAgainWithAnotherLanguage() async throws {
        let app = try App("Letters") { Letters($0) }
            .languages([AppLanguage("en", "English"), AppLanguage("vi", "Tiếng Việt")])
            .storing(in: MemoryStore()).start()
        let screen = FullScreen(app.navigator, name: "Letters", columns: 60, rows: 12)
        let numbers = {
            screen.text.split(separator: "\n").compactMap { $0.dropFirst().first?.wholeNumberValue }
        }
        let before = numbers()
        app.context.language.value = "vi"
        XCTAssertTrue(screen.text.contains("(vi)"), screen.text)
        XCTAssertEqual(before.first, 1, screen.text)
        XCTAssertEqual(numbers(), before)
    }

    func testAButtonThatReplacesAReleasedOneHasANewNumber() async throws {
        let box = Section("", [Button("Old")])
        let stage = try Stage(FixedCoordinator([box, archive]))
        for count in 0..<5 {
            box.controls = []
            stage.turn()
            let new = Button("New")
            note(new)
            box.controls = [new]
            stage.turn()
            XCTAssertNotNil(stage.line(with: "\(3 + count) New"), stage.account)
        }
        stage.press("1")
        XCTAssertEqual(taps, [])
    }

    func testPlainLinesRefuseALateNumberAndKeepTheOthers() async throws {
        let talk = try PlainTalk(
            [undo, archive], .after("1") { self.undo.isHidden = true }, "1", "2", "q")
        await talk.run()
        XCTAssertEqual(taps, ["Archive"])
        XCTAssertTrue(
            talk.written.contains("«1»\nThis is not here any more. Your answer was not used.\n"),
            talk.written)
        XCTAssertTrue(talk.written.contains("  2. Archive, button"), talk.written)
        XCTAssertFalse(talk.written.contains("1. Archive"), talk.written)
    }
}

/// A screen whose title names the language of the run.
private final class Letters: Coordinator {
    static let flow = Flow<Letters>("letters") {
        FlowScreen("letters") { letters in
            FixedScreen("Letters (\(letters.context.language.value))", [Button("Write")])
        }
    }

    private let context: AppContext

    init(_ context: AppContext) {
        self.context = context
    }
}
