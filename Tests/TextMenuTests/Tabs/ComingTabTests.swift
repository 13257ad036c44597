import Binding
import Coordination
import ScreenSupport
import TextMenu
import WaylineApplication
import WaylineInterface
import WaylineRouting
import XCTest

/// Tabs that come and go while they are shown, in all front ends.
@MainActor
final class ComingTabTests: XCTestCase {
    /// An action, and what is shown then.
    private struct Step {
        let action: @MainActor (KeysCoordinator, Navigator) -> Void
        let full: [String]
        let headless: String
    }

    private let steps = [
        Step(
            action: { keys, _ in keys.mayOpenAll.value = true },
            full: ["   Wayline › Doors", "   Doors   Keys   Bells"],
            headless: "Doors\nDoors, tab, selected\nKeys, tab\nBells, tab"),
        Step(
            action: { _, navigator in navigator.send(.select("keys")) },
            full: ["   Wayline › All keys", "   Doors   All keys   Bells"],
            headless: "All keys\nTurn, button\nDoors, tab\nAll keys, tab, selected\nBells, tab"),
        Step(
            action: { keys, _ in keys.mayOpenAll.value = false },
            full: ["   Wayline › Doors", "   Doors   Bells"],
            headless: "Doors\nDoors, tab, selected\nBells, tab"),
        Step(
            action: { keys, _ in keys.mayOpenAll.value = true },
            full: ["   Wayline › Doors", "   Doors   Keys   Bells"],
            headless: "Doors\nDoors, tab, selected\nKeys, tab\nBells, tab"),
        Step(
            action: { keys, _ in keys.mayOpenAll.value = false },
            full: ["   Wayline › Doors", "   Doors   Bells"],
            headless: "Doors\nDoors, tab, selected\nBells, tab"),
    ]

    func testTheFullScreenAndADriverShowTheTabsThatAreThere() async throws {
        let keys = KeysCoordinator()
        let stage = try Stage(keys)
        let app = FlowDriver(stage.navigator)
        XCTAssertEqual(app.text, "Doors\nDoors, tab, selected\nBells, tab")
        for step in steps {
            step.action(keys, stage.navigator)
            XCTAssertEqual(app.text, step.headless)
            stage.turn()
            stage.expectTrue()
            let rows = stage.glass.text.split(separator: "\n").map(String.init)
            XCTAssertEqual(Array(rows.prefix(2)), step.full)
        }
    }

    func testPlainLinesNameTheTabsAgainWhenOneComesOrGoes() async throws {
        let keys = KeysCoordinator([Button("Knock")])
        let talk = try PlainTalk(
            keys,
            [
                .after("") { keys.mayOpenAll.value = true }, "t keys",
                .after("") { keys.mayOpenAll.value = false }, "t bells", "q",
            ])
        await talk.run()
        XCTAssertEqual(talk.navigator.state.path, ["bells"])
        let tabs = talk.written.split(separator: "\n").filter { $0.contains("Tabs: ") }
        XCTAssertEqual(
            tabs,
            ["Doors; Bells", "Doors; Keys; Bells", "Doors; All keys; Bells", "Doors; Bells"].map {
                "  Tabs: \($0). Type t and a name."
            })
    }

    func testTheKeysOfTabsSkipOneThatIsNotThere() async throws {
        let stage = try Stage(KeysCoordinator())
        stage.press("]")
        XCTAssertEqual(stage.navigator.state.path, ["bells"])
    }
}
