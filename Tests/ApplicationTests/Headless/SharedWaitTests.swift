import Binding
import Coordination
import ScreenSupport
import WaylineApplication
import WaylineInterface
import WaylineRouting
import XCTest

/// Work that waits for work that waits for the user waits for the user, too.
@MainActor
final class SharedWaitTests: XCTestCase {
    private let load = Button("Load")
    private let logIn = Button("Log in")
    private let door = Door()
    private var results: [String] = []
    private var session: Session?
    private lazy var coordinator = FixedCoordinator([load], next: [logIn])

    /// A press begins three calls, and what else `begin` does. A login that `present` shows renews
    /// the session.
    private func driver(
        presenting present: @escaping @MainActor (FlowDriver) async -> Void,
        _ begin: @escaping @MainActor () -> Void = {}
    ) throws -> FlowDriver {
        let app = try FlowDriver(coordinator)
        let session = Session { [unowned app] in await present(app) }
        self.session = session
        let screen = coordinator.screen
        load.onTap(self) { test in
            for call in ["a", "b", "c"] {
                screen.begin { _ in test.results.append(await session.call(call)) }
            }
            begin()
        }
        logIn.onTap(self) { [unowned app] test in
            app.navigator.go(.pop)
            test.door.open()
        }
        return app
    }

    private lazy var showLogin: @MainActor (FlowDriver) async -> Void = { [door] app in
        app.navigator.go(.push("next"))
        await door.pass()
    }

    func testCallsThatShareARenewalWaitForItsLogin() async throws {
        let app = try driver(presenting: showLogin)
        try await app.choose("Load")
        XCTAssertEqual(app.path, ["first", "next"])
        XCTAssertEqual(results, [])
        try await app.advance(by: .seconds(1))
        try await app.choose("Log in")
        XCTAssertEqual(app.path, ["first"])
        XCTAssertEqual(results.sorted(), ["a: 1", "b: 1", "c: 1"])
    }

    func testCallsThatShareAQuestionWaitForItsAnswer() async throws {
        let screen = coordinator.screen
        let app = try driver { _ in _ = await screen.ask(.confirm("Renew?", yes: "Renew")) }
        try await app.choose("Load")
        XCTAssertEqual(results, [])
        try await app.choose("Renew")
        XCTAssertEqual(results.sorted(), ["a: 1", "b: 1", "c: 1"])
    }

    func testACallThatJoinsDuringTheLoginWaitsToo() async throws {
        let app = try driver(presenting: showLogin)
        app.patience = .seconds(2)
        try await app.choose("Load")
        let session = try XCTUnwrap(session)
        coordinator.screen.begin { [unowned self] _ in results.append(await session.call("d")) }
        try await app.wait()
        try await app.choose("Log in")
        XCTAssertEqual(results.sorted(), ["a: 1", "b: 1", "c: 1", "d: 1"])
    }

    func testWorkOnOtherThreadsIsAwaitedMeanwhile() async throws {
        let screen = coordinator.screen
        let app = try driver(presenting: showLogin) { [unowned self] in
            screen.begin { [unowned self] _ in
                let sum = await Task.detached { (1...4_000_000).reduce(0, ^) }.value
                results.append("sum \(sum)")
            }
            screen.begin { [unowned self] _ in
                await Task.detached { _ = (1...1_000).reduce(0, ^) }.value
                results.append("sum again")
            }
        }
        try await app.choose("Load")
        XCTAssertEqual(results.sorted(), ["sum 4000000", "sum again"])
        try await app.choose("Log in")
        XCTAssertEqual(results.count, 5)
    }

    func testWithoutAWaitForTheUserWorkWithoutEndIsStillAMistake() async throws {
        let app = try driver(presenting: { [door] _ in await door.pass() })
        app.patience = .milliseconds(50)
        await assertThrows(prefix: "some work has not ended") { try await app.choose("Load") }
        door.open()
    }
}

/// A service whose calls need a session. One renewal serves all that need it.
private actor Session {
    private var renewal: Task<Void, Never>?
    private var isValid = false
    private var renewals = 0
    private let logIn: @MainActor () async -> Void

    init(_ logIn: @escaping @MainActor () async -> Void) {
        self.logIn = logIn
    }

    func call(_ name: String) async -> String {
        if !isValid { await renew() }
        return "\(name): \(renewals)"
    }

    private func renew() async {
        if let renewal { return await renewal.value }
        let task = Task { [logIn] in
            await logIn()
            noteRenewal()
        }
        renewal = task
        await task.value
    }

    private func noteRenewal() {
        isValid = true
        renewals += 1
    }
}
