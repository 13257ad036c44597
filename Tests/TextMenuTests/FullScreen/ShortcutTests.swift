import Binding
import Coordination
import Foundation
import ScreenSupport
import TextMenu
import WaylineInterface
import WaylineRouting
import XCTest

/// The keys of buttons and of the actions of a screen.
@MainActor
final class ShortcutTests: XCTestCase {
    private let reply = Button("Reply", key: "r")
    private let archive = Button("Archive", key: "e")
    private let leave = Button("Leave")
    private var taps: [String] = []
    private var tokens: Set<AnyCancellable> = []

    override func setUp() async throws {
        for button in [reply, archive, leave] { note(button) }
    }

    private func note(_ button: Button) {
        button.tapPublisher.bind { [unowned self] in taps.append(button.label) }
            .store(in: &tokens)
    }

    private func stage(
        _ controls: [Control], actions: [Button] = [], next: [Control] = [], columns: Int = 64
    ) throws -> Stage {
        let root = FixedCoordinator(controls, next: next)
        root.screen.view.actions = actions
        return try Stage(root, columns: columns)
    }

    func testAKeyPressesItsButtonInPlaceOfANumber() async throws {
        let stage = try stage([reply, leave])
        XCTAssertNotNil(stage.line(with: "›r Reply"), stage.account)
        XCTAssertNotNil(stage.line(with: " 1 Leave"), stage.account)
        stage.press("r", "1")
        XCTAssertEqual(taps, ["Reply", "Leave"])
        stage.expectTrue()
    }

    func testTheActionsOfAScreenAreShownBelowAndInTheHelp() async throws {
        let stage = try stage([reply], actions: [archive])
        XCTAssertNotNil(
            stage.line(with: "⏎ choose   e Archive   ^O find   ? help   q quit"), stage.account)
        XCTAssertNil(stage.line(with: "r Reply   "))
        stage.press("e", .down, .enter)
        XCTAssertEqual(taps, ["Archive", "Reply"])
        stage.press("?")
        let lines = stage.glass.text.split(separator: "\n").dropFirst(2).prefix(5)
        XCTAssertEqual(
            lines.map { $0.split(separator: " ").joined(separator: " ") },
            ["Reply", "⏎ choose", "First", "r Reply", "e Archive"], stage.account)
        stage.press("e")
        XCTAssertEqual(taps.count, 2)
        stage.expectTrue()
    }

    func testAHintFollowsTheStateOfItsAction() async throws {
        let stage = try stage([leave], actions: [archive])
        archive.isEnabled = false
        stage.turn()
        XCTAssertNil(stage.line(with: "e Archive"))
        stage.press("e")
        XCTAssertNotNil(stage.line(with: "'Archive' is not available now."), stage.account)
        archive.isEnabled = true
        stage.turn()
        XCTAssertNotNil(stage.line(with: "e Archive"))
        archive.isHidden = true
        stage.turn()
        XCTAssertNil(stage.line(with: "e Archive"))
        stage.press("e")
        XCTAssertEqual(taps, [])
        stage.expectTrue()
    }

    func testTheKeysOfAScreenAreDroppedWithThoseOfRows() async throws {
        let stage = try stage([leave, reply], actions: [archive], columns: 50)
        XCTAssertNotNil(
            stage.line(with: "⏎ choose  ↑↓ move  e Archive  ? help  q quit"), stage.account)
        stage.resize(columns: 45, rows: 12)
        XCTAssertNotNil(stage.line(with: "⏎ choose  e Archive  ? help  q quit"), stage.account)
        stage.resize(columns: 32, rows: 12)
        XCTAssertNotNil(stage.line(with: "⏎ choose  ? help  q quit"), stage.account)
    }

    func testAKeyWithControlWorksWhereATextIsTyped() async throws {
        let (name, send) = (TextField("Name"), Button("Send", key: .control("t")))
        note(send)
        let stage = try stage([name, send], actions: [Button("Check", key: .control("x"))])
        XCTAssertNotNil(stage.line(with: "Send  ^T"), stage.account)
        XCTAssertNotNil(stage.line(with: "^X Check"), stage.account)
        stage.press("t", .control("t"), "r")
        XCTAssertEqual(name.text, "tr")
        XCTAssertEqual(taps, ["Send"])
        stage.expectTrue()
    }

    func testALetterIsTextInAFilterAndNothingInAMenu() async throws {
        let list = List("Dishes", ["rice", "eggs"])
        let stage = try stage([list, Choice("Size", ["S", "L"]), reply], actions: [archive])
        stage.press("/", "r", "e")
        XCTAssertNil(stage.line(with: "e Archive"))
        XCTAssertEqual(list.filter, "re")
        stage.press(.escape, .tab, .enter, "r", "e")
        XCTAssertNil(stage.line(with: "e Archive"), stage.account)
        XCTAssertEqual(taps, [])
        stage.press(.escape, "e")
        XCTAssertEqual(taps, ["Archive"])
        stage.expectTrue()
    }

    func testAKeyDoesNothingOnAPageThatTheUserHasNotSeen() async throws {
        let other = Button("Remove all", key: "r")
        note(other)
        let stage = try stage([reply], next: [other])
        let token = reply.tapPublisher.bind { stage.navigator.go(.push("next")) }
        stage.pressAtOnce(["r", "r"])
        XCTAssertEqual(taps, ["Reply"])
        XCTAssertNotNil(stage.line(with: "›r Remove all"), stage.account)
        stage.press("r")
        XCTAssertEqual(taps, ["Reply", "Remove all"])
        token.cancel()
    }

    func testThePaletteHasTheActionsAndNoKeyOfThePageWorksInIt() async throws {
        let check = Button("Check", key: .control("x"))
        note(check)
        let stage = try stage([leave], actions: [archive, check])
        stage.press(.control("o"), .control("x"), "a", "r", "c", .enter)
        XCTAssertEqual(taps, ["Archive"])
        XCTAssertNotNil(stage.line(with: "›1 Leave"), stage.account)
        stage.press(.control("x"))
        XCTAssertEqual(taps, ["Archive", "Check"])
    }

    func testAnAlertTakesTheKeysOfThePage() async throws {
        let stage = try stage([reply], actions: [archive])
        stage.navigator.go(.alert(Alert("Wait")))
        stage.turn()
        XCTAssertNil(stage.line(with: "e Archive"), stage.account)
        XCTAssertNil(stage.line(with: "r Reply"), stage.account)
        stage.press("r", "e")
        XCTAssertEqual(taps, [])
    }

    func testALetterIsFreeOnAPageWithoutItsCommand() async throws {
        let save = Button("Save", key: "s")
        note(save)
        let stage = try stage([List("Dishes", ["phở"]), save])
        stage.press("s")
        XCTAssertEqual(taps, ["Save"])
    }

    func testListsBesideEachOtherMayHaveTheSameKey() async throws {
        let lists = ["Soups", "Sweets"].map { List($0, ["a"]) }
        for list in lists {
            list.actions = [
                RowAction("Drop", key: "x", self) { $0.taps.append("\(list.label)\($1)") }
            ]
        }
        let stage = try stage(lists)
        stage.press("x", .tab, "x")
        XCTAssertEqual(taps, ["Soupsa", "Sweetsa"])
    }

    func testAKeyThatIsGivenTwiceIsAFaultAndDoesNothing() async throws {
        let list = List("Dishes", [String]())
        list.actions = [RowAction("Drop", key: "r", self) { _, _ in }]
        try assertFaults([
            (
                [reply, Button("Refuse", key: "r")], "r",
                "'Refuse' cannot have the key 'r': 'Reply' has it, too. Give one of them another "
                    + "key."
            ),
            (
                [list, reply], "r",
                "'Reply' cannot have the key 'r': 'Drop' has it, too. Give one of them another key."
            ),
        ])
    }

    func testTheKeyOfACommandIsAFaultAndDoesNothing() async throws {
        let table = Table<String>("Table", columns: [Column("A", sortedBy: { $0 }) { $0 }])
        try assertFaults([
            (
                [Button("Stop", key: "q")], "q",
                "'Stop' cannot have the key 'q': it is the key of 'quit'. Choose another one, or "
                    + "change the key table."
            ),
            (
                [Button("Stop", key: .control("h"))], .backspace,
                "'Stop' cannot have the key '^H': it is the key of 'deleteBackward'. Choose "
                    + "another one, or change the key table."
            ),
            (
                [Button("Stop", key: "s"), table], "s",
                "'Stop' cannot have the key 's': it is the key of 'sort'. Choose another one, or "
                    + "change the key table."
            ),
            (
                [Button("One", key: "1")], "1",
                "'One' cannot have the key '1': digits are the numbers of buttons. Choose a letter."
            ),
        ])
    }

    private func assertFaults(_ cases: [(controls: [Control], key: Key, text: String)]) throws {
        for (controls, key, text) in cases {
            for case let button as Button in controls where button !== reply { note(button) }
            try stage(controls, faults: [text]).press(key)
            XCTAssertEqual(taps, [], text)
        }
    }

    func testAKeyComesBeforeTheControlWithTheFocus() async throws {
        let (chili, more) = (ChiliLevel("Chili"), Button("More", key: "+"))
        note(more)
        let stage = try stage([chili, more])
        stage.press("+", "=", "-")
        XCTAssertEqual(taps, ["More"])
        XCTAssertEqual(chili.level, 0)
        stage.press("=", .function(6))
        XCTAssertEqual(chili.level, 2)
    }

    func testAKeyThatComesLaterIsAFault() async throws {
        let (section, list) = (Section("", []), List("Dishes", ["phở"]))
        let stage = try stage([reply, section, list])
        var faults: [String] = []
        stage.navigator.faults.bind { faults.append("\($0)".components(separatedBy: ":")[0]) }
            .store(in: &tokens)
        section.controls = [Button("Edit", key: "e"), Button("Send", key: "e")]
        stage.turn()
        XCTAssertEqual(faults, ["'Send' cannot have the key 'e'"])
        list.actions = [RowAction("Eat", key: "e", self) { _, _ in }]
        list.items = []
        stage.turn()
        XCTAssertEqual(faults.count, 2)
        stage.press("e")
        XCTAssertEqual(taps, [])
    }

    func testAHiddenTextCountsSoThatAMistakeIsFoundAtOnce() async throws {
        let name = TextField("Name")
        name.isHidden = true
        _ = try stage(
            [reply, name],
            faults: [
                "'Reply' cannot have the key 'r': a text can be typed on its screen. Choose a key "
                    + "with the control key."
            ])
    }

    /// The stage after it has shown `controls`, with these faults.
    private func stage(_ controls: [Control], faults: [String]) throws -> Stage {
        let stage = try stage([], next: controls)
        var found: [String] = []
        stage.navigator.faults.bind { found.append("\($0)") }.store(in: &tokens)
        stage.navigator.go(.push("next"))
        stage.turn()
        XCTAssertEqual(found, faults)
        return stage
    }
}
