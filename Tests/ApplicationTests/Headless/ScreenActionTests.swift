import Binding
import Coordination
import ScreenSupport
import WaylineApplication
import WaylineInterface
import WaylineRouting
import XCTest

/// The actions of screens in tests of flows.
@MainActor
final class ScreenActionTests: XCTestCase {
    private let archive = Button("Archive", key: "e")
    private let (root, child) = (FixedCoordinator([Label("Hi")]), FixedScreen("Child"))

    override func setUp() async throws {
        root.screen.view.actions = [archive]
    }

    func testAnActionIsReadBelowTheControlsAndChosenByItsName() async throws {
        let app = try FlowDriver(root)
        var count = 0
        archive.onTap(self) { _ in
            do { try await app.clock.sleep(for: .seconds(1)) } catch {}
            count += 1
        }
        XCTAssertEqual(app.text, "First\nHi\nArchive, button")
        try await app.choose("Archive")
        await assertThrows(prefix: "'Archive' is still working") {
            try await app.choose("Archive")
        }
        try await app.advance(by: .seconds(1))
        XCTAssertEqual(count, 1)
        archive.isEnabled = false
        await assertThrows(prefix: "'Archive' is not available now") {
            try await app.choose("Archive")
        }
        archive.isHidden = true
        await assertThrows(prefix: "no control 'Archive' here") { try await app.choose("Archive") }
    }

    func testItsWorkEndsWithItsScreen() async throws {
        let root = FixedCoordinator([], next: [])
        let app = try FlowDriver(root)
        app.navigator.go(.push("next"))
        let next = try XCTUnwrap(app.screen as? FixedScreen)
        next.view.actions = [archive]
        var isCancelled = false
        archive.onTap(self) { _ in
            do { try await app.clock.sleep(for: .seconds(1)) } catch { isCancelled = true }
        }
        try await app.choose("Archive")
        try await app.back()
        XCTAssertTrue(isCancelled)
    }

    func testTheActionsOfAChildScreenFollowThoseOfItsParent() async throws {
        let container = Container("", [child])
        root.screen.view.controls = [container]
        child.view.actions = [Button("Stamp", key: "m")]
        let app = try FlowDriver(root)
        XCTAssertEqual(app.text, "First\nArchive, button\nStamp, button")
        try await app.choose("Stamp")
        container.isHidden = true
        XCTAssertEqual(app.text, "First\nArchive, button")
    }

    func testAKeyThatCannotWorkIsAnError() async throws {
        child.view.actions = [Button("Edit", key: "e")]
        root.screen.view.controls = [Container("", [child])]
        let app = try FlowDriver(root)
        let text = "'Edit' cannot have the key 'e': 'Archive' has it, too. Give one of them another"
        await assertThrows(prefix: text) { try await app.wait() }
        await assertThrows(prefix: "no control 'Stamp' here") { try await app.choose("Stamp") }
    }

    func testAKeyThatComesLaterIsAnErrorOfTheStepThatBringsIt() async throws {
        let (section, more) = (Section("Mail", []), Button("More"))
        root.screen.view.controls = [more, section]
        let app = try FlowDriver(root)
        try await app.wait()
        more.onTap(self) { _ in section.controls = [Button("Edit", key: "e")] }
        await assertThrows(prefix: "'Archive' cannot have the key 'e': 'Edit' has it, too.") {
            try await app.choose("More")
        }
        try await app.choose("Archive")
    }

    func testAKeyOfALaterActionOnRowsIsAnError() async throws {
        let (list, more) = (List("Dishes", ["phở"]), Button("More"))
        root.screen.view.controls = [more, list]
        let app = try FlowDriver(root)
        more.onTap(self) { _ in list.actions = [RowAction("Eat", key: "e", list) { _, _ in }] }
        await assertThrows(prefix: "'Archive' cannot have the key 'e': 'Eat' has it, too.") {
            try await app.choose("More")
        }
    }

    func testAKeyThatIsNoLetterOrSignIsAnError() async throws {
        for (key, name) in [("\n", "\\n"), (" ", " "), ("\u{301}", "\u{301}")]
            as [(KeyEquivalent, String)]
        {
            let app = try FlowDriver(FixedCoordinator([Button("Edit", key: key)]))
            await assertThrows(
                prefix: "'Edit' cannot have the key '\(name)': it is not a letter or a sign. Choose"
            ) { try await app.wait() }
        }
    }

    func testAKeyOfALaterScreenIsAnErrorOfTheStepThatShowsIt() async throws {
        let root = FixedCoordinator(
            [Button("Go")], next: [TextField("Name"), Button("Send", key: "d")])
        let app = try FlowDriver(root)
        let go = try XCTUnwrap(root.screen.view.controls.first as? Button)
        let token = go.tapPublisher.bind { app.navigator.go(.push("next")) }
        await assertThrows(prefix: "'Send' cannot have the key 'd': a text can be typed") {
            try await app.choose("Go")
        }
        XCTAssertEqual(app.path, ["first", "next"])
        try await app.choose("Send")
        token.cancel()
    }
}
