import ScreenSupport
import Wayline
import WaylineExploration
import XCTest

/// A press that has certainly done nothing is a problem. One that may have done something is not.
@MainActor
final class IdlePressTests: XCTestCase {
    func testAButtonWithoutAnActionIsAProblem() async throws {
        let found = try await exploration { _ in }.run()
        XCTAssertEqual(
            found.problems.map(\.text),
            ["'Go' of DeskScreen does nothing: no action is bound to it"])
        XCTAssertEqual(found.problems.map(\.kind), [.noEffect])
        XCTAssertEqual(found.problems.map(\.script), [["choose \"Go\""]])
    }

    func testSoIsOneOnAScreenThatKeepsADraft() async throws {
        let found = try await Exploration(of: App("Desk") { _ in FormCoordinator() }).run()
        XCTAssertEqual(
            found.problems.map(\.text),
            ["'Go' of FormScreen does nothing: no action is bound to it"])
    }

    func testAnActionOutsideOfTheAppIsNoProblem() async throws {
        let found = try await exploration { screen in
            screen.view.go.onTap(screen) { _ in }
        }.run()
        XCTAssertEqual(found.problems, [])
    }

    func testAnObservedButtonIsNoProblem() async throws {
        let byTap = try await exploration { screen in
            screen.bind(screen.view.go.tapPublisher) { _, _ in }
        }.run()
        XCTAssertEqual(byTap.problems, [])
        let byEvent = try await exploration { screen in
            screen.bind(screen.view.go.events.filter { $0 == .tap }) { _, _ in }
        }.run()
        XCTAssertEqual(byEvent.problems, [])
    }

    func testADisabledButtonIsNoProblem() async throws {
        let found = try await exploration { $0.view.go.isEnabled = false }.run()
        XCTAssertEqual(found.problems, [])
    }

    func testATryThatDoesNotRunTheRequestIsAProblem() async throws {
        let found = try await exploration { screen in
            screen.view.go.isHidden = true
            screen.show { if $0.request.error.value == nil { await $0.load() } }
        }.run()
        XCTAssertEqual(
            found.problems.map(\.text),
            [
                "'Try again' of DeskScreen does nothing: it does not run the request that has "
                    + "failed"
            ])
        XCTAssertEqual(found.problems.map(\.script), [["choose \"Try again\""]])
    }

    func testATryThatFailsAgainIsNoProblem() async throws {
        let found = try await exploration { screen in
            screen.view.go.isHidden = true
            screen.show { await $0.load() }
        }.run()
        XCTAssertEqual(found.problems, [])
    }

    func testATryThatAsksFirstIsNoProblem() async throws {
        let found = try await exploration { screen in
            screen.view.go.isHidden = true
            screen.show {
                if $0.request.error.value != nil {
                    guard await $0.ask(.confirm("Again?", yes: "Load")) else { return }
                }
                await $0.load()
            }
        }.run()
        XCTAssertEqual(found.problems, [])
    }

    func testATryThatOnlySpeaksIsNoProblemAlsoAfterTheNextStep() async throws {
        let found = try await exploration { screen in
            screen.view.go.onTap(screen) { _ in }
            screen.show {
                if $0.request.error.value == nil { await $0.load() } else { $0.say("Not now.") }
            }
        }.run()
        XCTAssertEqual(found.problems, [])
    }

    func testAScriptShowsThatAButtonHasNoAction() async throws {
        let problems = try await exploration { _ in }.problems(after: "choose \"Go\"")
        XCTAssertEqual(problems.map(\.kind), [.noEffect])
    }

    private func exploration(
        _ onStart: @escaping @MainActor (DeskScreen) -> Void
    ) -> Exploration<Void> {
        Exploration(of: App("Desk") { _ in DeskCoordinator(onStart) })
    }
}

private final class DeskCoordinator: Coordinator {
    static let flow = Flow<DeskCoordinator>("desk") {
        FlowScreen("desk") { DeskScreen($0.onStart) }
    }

    let onStart: @MainActor (DeskScreen) -> Void

    init(_ onStart: @escaping @MainActor (DeskScreen) -> Void) { self.onStart = onStart }
}

private final class DeskScreen: ViewScreen {
    let view = DeskView()
    let request = Request<Int, DeskError>()
    private let onStart: @MainActor (DeskScreen) -> Void

    init(_ onStart: @escaping @MainActor (DeskScreen) -> Void) { self.onStart = onStart }

    func start() { onStart(self) }

    func load() async {
        await request.run { () async throws(DeskError) -> Int in throw DeskError() }
    }

    func show(load: @escaping @MainActor (DeskScreen) async -> Void) {
        bind(
            view.missing, request, loading: "Loading.", failure: { _ in "There is nothing here." },
            load: load)
    }
}

private final class FormCoordinator: Coordinator {
    static let flow = Flow<FormCoordinator>("desk") {
        FlowScreen("desk") { _ in FormScreen() }
    }
}

private final class FormScreen: ViewScreen, DraftKeeping {
    let view = DeskView()
}

private struct DeskError: Error {}

private final class DeskView: View {
    let title = "Desk"
    let go = Button("Go", isDefault: true)
    let missing = Placeholder(retry: "Try again")

    var controls: [Control] { [go, missing] }
}
