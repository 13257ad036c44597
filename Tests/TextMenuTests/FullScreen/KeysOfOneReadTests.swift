import Binding
import Coordination
import ScreenSupport
import TextMenu
import WaylineInterface
import XCTest

/// Keys that arrive together, from a fast typist or a paste without brackets, are one change.
@MainActor
final class KeysOfOneReadTests: XCTestCase {
    private var tokens: Set<AnyCancellable> = []

    func testATextIsPublishedAndDrawnOnce() async throws {
        let stage = try Stage(Restaurant())
        let name = try stage.kitchen.name
        var texts: [String] = []
        name.textPublisher.bind { texts.append($0) }.store(in: &tokens)
        stage.pressAtOnce(Self.typed("An Nguyễn") + [.backspace, .left, .text("e"), .control("e")])
        XCTAssertEqual(texts, ["An Nguyeễ"])
        XCTAssertEqual(stage.writeCount, 1)
        stage.expectTrue()
    }

    func testAThousandTimesAsManyKeysArePublishedOnce() async throws {
        let stage = try Stage(Restaurant())
        let name = try stage.kitchen.name
        var count = 0
        name.textPublisher.bind { _ in count += 1 }.store(in: &tokens)
        name.changes.bind { count += 1 }.store(in: &tokens)
        stage.pressAtOnce(Self.typed("ab"))
        let few = count
        stage.pressAtOnce(Self.typed(String(repeating: "ab", count: 1_000)))
        XCTAssertEqual(count, 2 * few)
        XCTAssertEqual(name.text.count, 2_002)
        stage.expectTrue()
    }

    func testLinesInATextAreaAreOneChange() async throws {
        let (note, send) = (TextArea("Note"), Button("Send"))
        let stage = try Stage(FixedCoordinator([note, send]))
        var texts: [String] = []
        note.textPublisher.bind { texts.append($0) }.store(in: &tokens)
        stage.pressAtOnce(
            Self.typed("mot") + [.enter, .enter] + Self.typed("hai") + [.tab, .enter])
        XCTAssertEqual(texts, ["mot\n\nhai"])
        XCTAssertTrue(send.hasFocus)
        stage.expectTrue()
    }

    func testKeysForOthersAreNotTakenWithThem() async throws {
        let stage = try Stage(Restaurant())
        let keys = Self.typed("An") + [.enter] + Self.typed("phở") + [.up, .end, .text("h")]
        stage.pressAtOnce(keys)
        XCTAssertEqual(try stage.kitchen.name.text, "Anh")
        XCTAssertEqual(try stage.kitchen.code.text, "phở")
        stage.expectTrue()
    }

    func testAFilterIsOneChangeAsWell() async throws {
        let stage = try Stage(Restaurant())
        let dishes = try stage.kitchen.dishes
        stage.press(Array(repeating: .down, count: 6))
        var count = 0
        dishes.events.bind { if $0 == .change { count += 1 } }.store(in: &tokens)
        stage.pressAtOnce([.text("/")] + Self.typed("phxy") + [.backspace, .backspace])
        XCTAssertEqual(dishes.filter, "ph")
        XCTAssertEqual(count, 1)
        stage.expectTrue()
    }

    private static func typed(_ text: String) -> [Key] {
        text.unicodeScalars.map { .text($0) }
    }
}
