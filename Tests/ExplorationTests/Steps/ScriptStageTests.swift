import ScreenSupport
import TestSupport
import Wayline
import WaylineValues
import XCTest

@testable import WaylineExploration

/// Cases that the sample app does not have: switches, guards, time.
@MainActor
final class ScriptStageTests: XCTestCase {
    private func failure(of text: String) async throws -> ScriptFailure? {
        let script = try Script(text)
        let clock = TestScheduler()
        let driver = try FlowDriver(LampCoordinator(AnyScheduler(clock)), clock: clock)
        do {
            try await StepStage(driver).play(script)
            return nil
        } catch let error as ScriptFailure {
            return error
        }
    }

    func testASwitchIsSetToTheNamedPosition() async throws {
        let failure = try await failure(
            of: """
                select "Lamp" "off"
                expect text "Lamp, switch: off"
                select "Lamp" "on"
                select "Lamp" "on"
                expect text "Lamp, switch: on"
                """)
        XCTAssertNil(failure)
    }

    func testASwitchIsOnOrOff() async throws {
        let failure = try await failure(of: #"select "Lamp" "dim""#)
        XCTAssertEqual(failure?.expected, "'on' or 'off' for the switch 'Lamp'")
        XCTAssertEqual(failure?.found, "'dim'")
    }

    func testATextInAScriptIsReadAsItWasQuoted() async throws {
        for text in HostileText.all {
            let failure = try await failure(of: "select \"Lamp\" \(text.quoted)")
            let found = (failure?.found ?? "").utf8
            XCTAssertTrue(found.elementsEqual("'\(text)'".utf8), text.debugDescription)
        }
    }

    func testTimePassesOnlyIfTheScriptWaits() async throws {
        let failure = try await failure(
            of: """
                expect no text "late"
                wait 2999ms
                expect no text "late"
                wait 1ms
                expect text "late"
                """)
        XCTAssertNil(failure)
    }

    func testRowsAreMarkedAndMoved() async throws {
        let failure = try await failure(
            of: """
                mark "Dishes" "chè"
                expect text "marked chè"
                move "Dishes" "phở" down
                expect text "now bún phở chè"
                move "Dishes" "chè" up
                expect text "now bún chè phở"
                """)
        XCTAssertNil(failure)
        let last = try await self.failure(of: #"move "Dishes" "chè" down"#)
        XCTAssertEqual(last?.text, #"move "Dishes" "chè" down"#)
        XCTAssertEqual(last?.found, "'Move down' is not available now: a user cannot use it")
    }

    func testWhatAMessageIsAboutIsUndoneOnce() async throws {
        let failure = try await failure(
            of: """
                select "Lamp" "on"
                expect message "Turned."
                wait 9s
                undo
                expect text "Lamp, switch: off"
                undo
                """)
        XCTAssertEqual(failure?.number, 6)
        XCTAssertEqual(failure?.found, "no message is shown that can be undone")
        let other = try await self.failure(
            of: """
                expect message "Turned."
                """)
        XCTAssertEqual(other?.found, "no message")
    }

    func testTheFirstOptionThatAFilterFindsIsSelected() async throws {
        let failure = try await failure(
            of: """
                select "Town" matching "hu"
                expect text "Town, choice: Huế, 2 of 3"
                select "Town" matching "h"
                expect text "Town, choice: Huế, 2 of 3"
                """)
        XCTAssertNil(failure)
        let none = try await self.failure(of: #"select "Town" matching "sai""#)
        XCTAssertEqual(none?.found, "no 'sai' in 'Town'; there are: Hà Nội, Huế, Hội An")
    }

    func testAGuardMayRefuseToGoBack() async throws {
        let failure = try await failure(
            of: """
                choose "Next"
                expect stack lamp,next
                back
                expect stack lamp,next
                """)
        XCTAssertNil(failure)
    }
}

private final class LampCoordinator: Coordinator {
    static let flow = Flow<LampCoordinator>("lamp") {
        FlowScreen("lamp") { LampScreen($0.clock) }
        FlowScreen("free") { NextScreen($0.clock) }
        FlowScreen("next") { NextScreen($0.clock) }
            .onLeave { _, _ in .refuse(because: "Not yet.") }
    }

    let clock: AnyScheduler

    init(_ clock: AnyScheduler) {
        self.clock = clock
    }
}

private final class LampView: View {
    let title = "Lamp"
    let lamp = Toggle("Lamp")
    let next = Button("Next")
    let free = Button("Free")
    let text = Label("")
    let town = Choice("Town", ["Hà Nội", "Huế", "Hội An"])
    let dishes = List("Dishes", ["phở", "bún", "chè"])
    let mark = Label("")

    var controls: [Control] { [lamp, next, free, text, town, dishes, mark] }
}

private final class LampScreen: ViewScreen {
    typealias Routes = LampRouter

    let view = LampView()

    init(_ clock: AnyScheduler) {
        bind(view.next, to: .next)
        bind(view.free, to: .free)
        view.dishes.isReorderable = true
        bind(view.lamp.isOnPublisher) { screen, isOn in
            screen.say("Turned.", undo: { $0.view.lamp.isOn = !isOn })
        }
        bind(view.dishes.changes) { screen, _ in
            let dishes = screen.view.dishes
            screen.view.mark.text =
                "marked \(dishes.title(at: dishes.marked)), now "
                + dishes.titles.joined(separator: " ")
        }
        clock.schedule(after: clock.now.advanced(by: 3)) { [view] in view.text.text = "late" }
    }
}

private final class NextScreen: ViewScreen {
    let view = LampView()

    init(_ clock: AnyScheduler) {}
}

private struct LampRouter: Router {
    enum Route: String, CaseIterable { case next, free }

    func decide(_ route: Route, _ facts: NoFacts, _ context: RouteContext) -> Transition {
        .push(route == .next ? "next" : "free")
    }
}
