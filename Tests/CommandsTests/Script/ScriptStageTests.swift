import AppMain
import Wayline
import XCTest

/// Cases that the sample app does not have: switches, guards, time.
@MainActor
final class ScriptStageTests: XCTestCase {
    private func failure(of text: String) async throws -> ScriptFailure? {
        let script = try Script(text)
        let clock = TestScheduler()
        let driver = try FlowDriver(LampCoordinator(AnyScheduler(clock)), clock: clock)
        do throws(ScriptFailure) {
            try await ScriptStage(driver) { _ in }.play(script)
            return nil
        } catch {
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
        ScreenRoute("lamp") { LampScreen($0.clock) }
        ScreenRoute("next") { NextScreen($0.clock) }
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
    let text = Label("")

    var controls: [Control] { [lamp, next, text] }
}

private final class LampScreen: ViewScreen {
    typealias Routes = LampRouter

    let view = LampView()

    init(_ clock: AnyScheduler) {
        bind(view.next, to: .next)
        clock.schedule(after: clock.now.advanced(by: 3)) { [view] in view.text.text = "late" }
    }
}

private final class NextScreen: ViewScreen {
    let view = LampView()

    init(_ clock: AnyScheduler) {}
}

private struct LampRouter: Router {
    enum Route: String, CaseIterable { case next }

    func decide(_ route: Route, _ facts: NoFacts, _ context: RouteContext) -> Transition {
        .push("next")
    }
}
