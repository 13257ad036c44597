import Binding
import ScreenSupport
public import TextMenu
public import WaylineInterface
import XCTest

/// Each control works on the full screen, also without a look of its own. An app can replace the
/// look of any control.
@MainActor
final class OwnLookTests: XCTestCase {
    func testOptionsWithoutALookOpenAsThoseOfAChoice() async throws {
        let seat = Seats("Seat")
        let stage = try Stage(FixedCoordinator([seat]))
        XCTAssertEqual(stage.markedLine, "Seat  seat A ▾")
        stage.press(.enter, .down, .enter)
        XCTAssertEqual(seat.chosen, 1)
        XCTAssertEqual(stage.markedLine, "Seat  seat B ▾")
        stage.expectTrue()
    }

    func testListedOptionsWithoutALookHaveTheKeysOfAList() async throws {
        let seats = Seats("Seats", isListed: true)
        let stage = try Stage(FixedCoordinator([seats]))
        stage.press(.end, .enter)
        XCTAssertEqual(seats.chosen, 2)
        stage.press("a", "1")
        XCTAssertEqual(seats.booked, [2])
        stage.expectTrue()
    }

    func testAMenuOfARowClosesWhenTheControlChanges() async throws {
        let seats = Seats("Seats", isListed: true)
        let stage = try Stage(FixedCoordinator([seats]))
        stage.press("a")
        XCTAssertNotNil(stage.line(with: "1 Book"))
        seats.names.removeFirst()
        stage.turn()
        XCTAssertNil(stage.line(with: "1 Book"))
        stage.expectTrue()
    }

    func testAPressWithoutALookIsAButton() async throws {
        let die = Die("Roll")
        let stage = try Stage(FixedCoordinator([die]))
        stage.press(.enter, " ")
        XCTAssertEqual(die.presses, 2)
        XCTAssertEqual(stage.markedLine, "Roll 2 presses")
    }

    func testATextWithoutALookIsTyped() async throws {
        let plate = Plate("Plate")
        let stage = try Stage(FixedCoordinator([plate, Button("Go")]))
        stage.type("ab")
        stage.press(.left)
        stage.type("c")
        XCTAssertEqual(plate.text, "ACB")
        XCTAssertEqual(stage.markedLine, "Plate  ACB")
        stage.expectTrue()
    }

    func testAControlThatIsOnlyReadShowsItsWords() async throws {
        let stage = try Stage(FixedCoordinator([Weather("Weather"), Button("Go")]))
        XCTAssertNotNil(stage.line(with: "Weather  sunny"))
    }

    func testAReplacedLookKeepsTheKeysOfTheControl() async throws {
        let name = LoudField("Name")
        let stage = try Stage(FixedCoordinator([name]))
        stage.type("an")
        XCTAssertEqual(stage.markedLine, "Name: AN!")
        XCTAssertEqual(name.text, "an")
    }

    func testTheLookOfABuiltInControlIsReplaced() async throws {
        let pictures = [Picture("An Nguyen"), Picture("a cup")]
        let stage = try Stage(FixedCoordinator(pictures))
        XCTAssertNotNil(stage.line(with: "AN   An Nguyen"))
        XCTAssertNotNil(stage.line(with: "[ cup ]"))
    }

    func testALookIsFoundOnce() async {
        let (field, weather) = (LoudField("Name"), Weather("Weather"))
        for control in [field, weather] as [Control] {
            let look = control.look
            XCTAssertTrue(control.look === look)
        }
        XCTAssertTrue(field.standardLook.takesText)
    }

    func testALookKeepsNoControlAlive() async throws {
        var controls = [LoudField("Name"), Seats("Seat"), List("Rows", ["a"])] as [Control]
        let kept = controls.map { control in
            _ = control.look.draw(in: DrawingContext(width: 40))
            _ = control.look.handle(.choose)
            return { [weak control] in control }
        }
        controls = []
        XCTAssertTrue(kept.allSatisfy { $0() == nil })
    }
}

private final class Seats: Control, OptionInput {
    var names = ["A", "B", "C"] { didSet { touch() } }
    private(set) var chosen = 0 { didSet { touch() } }
    private(set) var booked: [Int] = []
    var marked = 0 { didSet { touch() } }
    let isListed: Bool

    init(_ label: String, isListed: Bool = false) {
        self.isListed = isListed
        super.init(label)
    }

    override var input: Control.Input { .options(self) }
    override func stateText(in wording: Wording) -> String { "seat \(names[chosen])" }
    var count: Int { names.count }
    func title(at index: Int) -> String { names[index] }
    func isChosen(at index: Int) -> Bool { index == chosen }
    func choose(at index: Int) { chosen = index }
    func actions(at index: Int) -> [OptionAction] {
        isListed ? [OptionAction("Book") { [unowned self] in booked.append(index) }] : []
    }
}

private final class Die: Control, PressInput {
    private(set) var presses = 0 { didSet { touch() } }

    override var input: Control.Input { .press(self) }
    override func stateText(in wording: Wording) -> String { "\(presses) presses" }
    func press() -> Bool {
        presses += 1
        return true
    }
}

/// A text in capital letters.
private final class Plate: Control, TextInput {
    private(set) var text = "" { didSet { touch() } }

    override var input: Control.Input { .text(self) }
    func type(_ text: String) { self.text = text.uppercased() }
}

private final class Weather: Control {
    override func stateText(in wording: Wording) -> String { "sunny" }
}

private final class LoudField: TextField, Drawable {
    func draw(in context: DrawingContext) -> Drawing {
        var row = context.row
        row.add("\(label): \(text.uppercased())!")
        return Drawing([row])
    }
}

extension Picture: Drawable {
    public func draw(in context: DrawingContext) -> Drawing {
        guard text == "a cup" else { return standardLook.draw(in: context) }
        return Drawing(context.rows(of: "[ cup ]"))
    }
}
