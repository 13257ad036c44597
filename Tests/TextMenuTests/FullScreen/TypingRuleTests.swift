import Binding
import Coordination
import ScreenSupport
import TestSupport
import TextMenu
import WaylineInterface
import WaylineRouting
import WaylineText
import XCTest

/// On a page where a text can be typed, a character is text or nothing.
@MainActor
final class TypingRuleTests: XCTestCase {
    private let printable = (0x21...0x7E).compactMap { Unicode.Scalar(UInt32($0)) }

    func testBesideATextNoCharacterDoesAnything() async throws {
        let stage = try Stage(FoodCourt())
        for tab in ["kitchen", "form"] as [RouteName] {
            stage.navigator.send(.select(tab))
            stage.turn()
            for _ in 0..<20 {
                stage.press(.tab)
                try expectNothing(on: stage, of: printable.filter { $0 != "/" })
            }
        }
    }

    func testBesideATextRandomKeysChangeNothingButATextByCharacters() async throws {
        var random = SplitMix.printed()
        let ways: [Key] = [
            .tab, .backTab, .up, .down, .enter, .escape, .function(1), .function(2), .function(3),
            .function(8), " ", "/", .home, .end,
        ]
        for _ in 0..<TestSize.count(20, all: 200) {
            let stage = try Stage(FoodCourt())
            for _ in 0..<30 {
                stage.press(ways.randomElement(using: &random) ?? .tab)
                guard try hasText(stage) else { continue }
                let scalars = printable.shuffled(using: &random).filter { $0 != "/" }
                try expectNothing(on: stage, of: Array(scalars.prefix(9)))
            }
        }
    }

    /// Types these characters. If no field has the focus, they change nothing that is shown or
    /// saved.
    private func expectNothing(
        on stage: Stage, of scalars: [Unicode.Scalar], line: UInt = #line
    ) throws {
        stage.press(.unknown)
        if stage.navigator.scene.alert == nil, try focused(stage)?.takesTyping ?? false { return }
        // The filter of the help takes text.
        if stage.line(with: "↑↓ more   ⏎ done") != nil { return stage.press(.escape) }
        let (shown, state) = (stage.glass.text, stage.navigator.state)
        for scalar in scalars {
            stage.press(.text(scalar))
            XCTAssertEqual(stage.glass.text, shown, "after '\(scalar)'", line: line)
            XCTAssertEqual(stage.navigator.state, state, "after '\(scalar)'", line: line)
            XCTAssertFalse(stage.hasQuit, "after '\(scalar)'", line: line)
            if stage.glass.text != shown { return }
        }
    }

    private func controls(_ stage: Stage) throws -> [Control] {
        Page(of: stage.navigator).controls
    }

    private func focused(_ stage: Stage) throws -> Control? {
        try controls(stage).first(where: \.hasFocus)
    }

    private func hasText(_ stage: Stage) throws -> Bool {
        try controls(stage).contains { if case .text = $0.input { true } else { false } }
    }

    func testAPasswordThatIsTypedOnTheButtonOpensNothing() async throws {
        let (field, signUp) = (SecureField("Password"), Button("Sign up"))
        var taps = 0
        let token = signUp.tapPublisher.bind { taps += 1 }
        let stage = try Stage(FixedCoordinator([field, Button("Log in"), signUp]))
        XCTAssertNil(stage.line(with: "2 Sign up"), stage.account)
        stage.press(.tab)
        stage.type("q2025?[u1")
        XCTAssertEqual(taps, 0)
        XCTAssertFalse(stage.hasQuit)
        XCTAssertEqual(stage.markedLine, "Log in")
        XCTAssertNotNil(stage.line(with: "⏎ choose   ↑↓ move   ^O find   F1 help   ^C quit"))
        token.cancel()
    }

    func testAStepperBesideATextTakesItsDigitsAndSigns() async throws {
        let stepper = Stepper("Quantity", in: 1...99)
        stepper.value = 5
        let stage = try Stage(FixedCoordinator([TextField("Name"), stepper]))
        stage.press(.tab, "+", "+", "-", "j", "q")
        XCTAssertEqual(stepper.value, 6)
        stage.press("4", "2")
        XCTAssertEqual(stepper.value, 42)
    }

    func testTheActionsOfARowOpenByAFunctionKeyBesideAText() async throws {
        let list = List("Dishes", ["phở"])
        var done: [String] = []
        list.actions = [RowAction("Delete", self) { done.append($1) }]
        list.isReorderable = true
        let stage = try Stage(FixedCoordinator([TextField("Name"), list]))
        stage.press(.tab)
        XCTAssertNotNil(stage.line(with: "F2 actions"), stage.account)
        stage.press("a")
        XCTAssertNil(stage.line(with: "Delete"))
        stage.press(.function(2))
        XCTAssertNotNil(stage.line(with: "   ›│Delete"), stage.account)
        stage.press("1", "d")
        XCTAssertEqual(done, [])
        stage.press(.enter)
        XCTAssertEqual(done, ["phở"])
    }

    func testAnAlertOverATextIsAnsweredByNoCharacter() async throws {
        let stage = try Stage(FixedCoordinator([TextField("Name")]))
        stage.navigator.go(.alert(Alert("Delete it?", actions: [.init("Delete"), .init("Keep")])))
        stage.turn()
        XCTAssertNotNil(stage.line(with: "│›  Delete"), stage.account)
        stage.press("1", " ", "j", "q")
        XCTAssertNotNil(stage.line(with: "│›  Delete"), stage.account)
        XCTAssertFalse(stage.hasQuit)
        stage.press(.down, .enter)
        XCTAssertNil(stage.navigator.scene.alert)
    }

    func testTheKeyOfTheFilterLeadsToTheSearchFromEveryControlButAText() async throws {
        let (search, name) = (SearchField("Search"), TextField("Name"))
        let list = List("Dishes", ["phở", "bún"])
        let stage = try Stage(FixedCoordinator([search, list, Toggle("Hot"), name]))
        for count in 1...2 {
            stage.press(Array(repeating: .tab, count: count) + ["/"])
            XCTAssertTrue(search.hasFocus, "\(count)")
        }
        stage.press(.backTab, "/")
        XCTAssertEqual(name.text, "/")
        XCTAssertEqual(search.text, "")
    }

    func testTheFunctionKeyOfTheFilterLeadsToTheSearchAlsoFromAText() async throws {
        let (search, name) = (SearchField("Search"), TextField("Name"))
        let stage = try Stage(FixedCoordinator([search, name]))
        stage.press(.tab)
        XCTAssertTrue(name.hasFocus)
        stage.press(.function(4))
        XCTAssertTrue(search.hasFocus)
    }

    func testTheKeyOfTheFilterLeadsToTheFirstListWithoutASearch() async throws {
        let list = List("Dishes", ["phở", "bún"])
        let stage = try Stage(FixedCoordinator([list, Button("Leave")]))
        stage.press(.tab)
        XCTAssertNotNil(stage.line(with: "⏎ choose   / filter"), stage.account)
        stage.press("/", "b")
        XCTAssertEqual(list.filter, "b")
        stage.press("q", .enter, "1")
        XCTAssertFalse(stage.hasQuit)
        XCTAssertEqual(stage.markedLine, "1  Leave")
    }

    func testKeysOfAnAppAreCommandsOnlyWhereNoTextCanBeTyped() async throws {
        var keys = KeyTable.standard
        keys[.quit] = ["x", .control("c")]
        keys[.mark] = ["m"]
        let toggle = Toggle("Hot")
        let stage = try Stage(FixedCoordinator([TextField("Name"), toggle]), keys: keys)
        stage.press(.tab, "x", "m")
        XCTAssertFalse(stage.hasQuit)
        XCTAssertFalse(toggle.isOn)
        let other = try Stage(FixedCoordinator([toggle]), keys: keys)
        other.press("m", "x")
        XCTAssertTrue(other.hasQuit)
        XCTAssertTrue(toggle.isOn)
    }
}

extension Control {
    /// True if characters are its text, or open a field for numbers.
    fileprivate var takesTyping: Bool {
        if case .text = input { true } else { look.takesText }
    }
}
