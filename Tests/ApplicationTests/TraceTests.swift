import Foundation
import ScreenSupport
import Wayline
import XCTest

/// The trace of a run: a line for each event.
@MainActor
final class TraceTests: XCTestCase {
    private static let write = "user: write of pages (DiaryRouter) -> push note; revision 1"

    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("trace-\(UUID().uuidString)")

    private var file: URL { folder.appendingPathComponent("trace.txt") }

    override func setUp() async throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    override func tearDown() async throws {
        try FileManager.default.removeItem(at: folder)
    }

    private var options: LaunchOptions {
        var options = LaunchOptions()
        options.trace = file.path
        options.navigator.findsLeaks = true
        return options
    }

    private func lines() throws -> [String] {
        try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
    }

    func testAnEventIsALineAsSoonAsItHappens() async throws {
        let driver = try FlowDriver(Diary.app(), options)
        XCTAssertEqual(try lines(), [])
        try await driver.choose("Write")
        XCTAssertEqual(try lines(), [Self.write])
        try await driver.back()
        XCTAssertEqual(try lines().count, 2)
    }

    func testWhatTheFirstFlowAsksForIsInTheTrace() async throws {
        let app = App("Vault") { _ in VaultCoordinator(opensAtOnce: true) }
        let driver = try FlowDriver(app, options)
        XCTAssertEqual(driver.path, ["vault", "opened"])
        XCTAssertEqual(try lines().count, 1)
    }

    func testTheFileIsReplacedAndPrivate() async throws {
        try Data("old\n".utf8).write(to: file)
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file.path)
        let driver = try FlowDriver(Diary.app(), options)
        driver.navigator.send(.perform("write"))
        XCTAssertEqual(try lines(), [Self.write])
        let rights = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
        XCTAssertEqual(rights as? Int, 0o600)
    }

    func testAFaultAndALeakAreLines() async throws {
        let users = DiaryUsers()
        let driver = try FlowDriver(Diary.app(users).logging { _ in }, options)
        driver.navigator.send(.perform("nowhere"))
        driver.navigator.send(.perform("hold"))
        driver.navigator.send(.back)
        driver.navigator.findLeaks()
        let lines = try lines()
        XCTAssertEqual(lines.count, 4, "\(lines)")
        XCTAssertTrue(lines[0].hasPrefix("fault: 'nowhere' is not a route"), lines[0])
        XCTAssertTrue(lines[3].hasPrefix("leak: DiaryScreen of 'held' in 'app'"), lines[3])
        withExtendedLifetime(users) {}
    }

    func testAFileThatCannotBeWrittenIsAnErrorBeforeTheAppStarts() async throws {
        let users = DiaryUsers()
        var options = options
        let path = folder.appendingPathComponent("missing/trace.txt").path
        options.trace = path
        let text =
            "The trace cannot be written to '\(path)': No such file or directory. Name a file in a "
            + "folder that you can write to."
        await assertThrows(text) { _ = try FlowDriver(Diary.app(users), options) }
        XCTAssertTrue(users.contexts.isEmpty)
    }

    func testATraceThatNoLongerFitsIsLoggedOnceAndTheAppGoesOn() async throws {
        guard FileManager.default.fileExists(atPath: "/dev/full") else {
            throw XCTSkip("there is no /dev/full")
        }
        var logged: [String] = []
        var options = options
        options.trace = "/dev/full"
        options.log = { logged.append($0) }
        let driver = try FlowDriver(Diary.app(), options)
        try await driver.choose("Write")
        try await driver.back()
        XCTAssertEqual(driver.path, ["pages"])
        XCTAssertEqual(logged.count, 1, "\(logged)")
        XCTAssertTrue(logged.first?.contains("'/dev/full'") == true, "\(logged)")
    }

    func testNoPasswordIsInATrace() async throws {
        let driver = try FlowDriver(App("Vault") { _ in VaultCoordinator() }, options)
        try await driver.type("hunter2", into: "PIN")
        try await driver.submit("PIN")
        XCTAssertEqual(driver.path, ["vault", "opened"])
        let lines = try lines()
        XCTAssertEqual(lines.count, 1, "\(lines)")
        let open = "user: open of vault (VaultRouter) -> push opened"
        XCTAssertTrue(lines[0].hasPrefix(open), lines[0])
        XCTAssertFalse(lines[0].contains("hunter2"), lines[0])
    }
}

/// An app whose first screen passes a PIN on.
private final class VaultCoordinator: Coordinator {
    static let flow = Flow<VaultCoordinator>("vault") {
        FlowScreen("vault") { _ in VaultScreen() }
        FlowScreen(.opened) { _, _ in VaultScreen() }
    }

    private let opensAtOnce: Bool

    init(opensAtOnce: Bool = false) {
        self.opensAtOnce = opensAtOnce
    }

    func start() {
        if opensAtOnce { go(.push(.opened, PINInput(pin: "0000"))) }
    }
}

private struct PINInput: Codable {
    @Secret var pin = ""
}

extension Destination<PINInput, NoOutput> {
    fileprivate static let opened = Self(RouteName(rawValue: "opened"))
}

private struct VaultRouter: Router {
    enum Route: String, CaseIterable {
        case open
    }

    struct Facts: RouterFacts {
        @Secret var pin = ""
    }

    func decide(_ route: Route, _ facts: Facts, _ context: RouteContext) -> Transition {
        switch route {
        case .open: .push(.opened, PINInput(pin: facts.pin))
        }
    }
}

private final class VaultScreen: ViewScreen {
    typealias Routes = VaultRouter
    let view = VaultView()

    var facts: VaultRouter.Facts { .init(pin: view.pin.text) }

    func start() {
        bind(view.pin.publisher(for: .submit)) { screen, _ in screen.perform(.open) }
    }
}

private final class VaultView: View {
    let title = "Vault"
    let pin = SecureField("PIN")

    var controls: [Control] { [pin] }
}
