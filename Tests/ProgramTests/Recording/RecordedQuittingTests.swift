import AppMain
import TextMenu
import Wayline
import XCTest

@testable import WaylineExploration
@testable import WaylineProgram

/// Recordings in which the app asks whether the user may quit. Scripts have no words for that.
@MainActor
final class RecordedQuittingTests: XCTestCase {
    private let quit = Key.control("c")

    /// A user of the sample who must change the password, and presses these keys there.
    private func script(_ keys: [Key]) async throws -> String {
        let session = try await RecordedUser(.sample())
        try await session.type("expired@example.com")
        try await session.press(.tab)
        try await session.type("trang ram 2024")
        try await session.press(.enter)
        for key in keys { try await session.press(key, after: 5_000) }
        try await session.end()
        let secrets = ["Password": "trang ram 2024"]
        return try await Replay(session.script, of: .sample(), secrets: secrets).asScript()
    }

    func testAQuestionBeforeQuittingIsLeftOut() async throws {
        let without = try await script([])
        XCTAssertTrue(without.hasSuffix("expect screen \"change-password\"\n"), without)
        for keys in [[quit], [quit, .enter], [quit, quit]] {
            let with = try await script(keys)
            XCTAssertEqual(with, without, "\(keys)")
        }
    }

    func testAStepAfterTheQuestionHasWords() async throws {
        let script = try await script([quit, .enter, .escape])
        XCTAssertTrue(script.hasSuffix("back\nexpect alert \"Log out?\"\n"), script)
    }

    func testAnAnswerThatQuitsIsLeftOut() async throws {
        let app = App("Desk") { _ in DeskCoordinator() }
        let session = try await RecordedUser(app)
        for key in [.enter, quit, .right, .enter] { try await session.press(key) }
        for _ in 0..<10 where !session.isOver { await Task.yield() }
        XCTAssertTrue(session.isOver)
        let script = try await Replay(session.script, of: app).asScript()
        XCTAssertEqual(
            script, "app \"Desk\" language en seed 0 time 1750000000\nchoose \"Ring\"\n")
    }

    /// The answer logs out, and the sample shows the login.
    func testAnAnswerThatChangesTheAppIsNamed() async throws {
        do {
            XCTFail(try await script([quit, .right, .enter]))
        } catch {
            XCTAssertEqual(
                "\(error)",
                "Step 6 asks to quit, which scripts and tests have no words for: record again "
                    + "without it.")
        }
    }
}

extension Destination<NoInput, NoOutput> {
    fileprivate static let desk = Self("desk")
}

private final class DeskCoordinator: Coordinator {
    static let flow = Flow<DeskCoordinator>(.desk) {
        FlowScreen(.desk) { _ in DeskScreen() }
            .onLeave(by: [.quit]) { _, _ in .ask(.confirm("Quit?", yes: "Quit")) }
    }
}

private final class DeskScreen: ViewScreen {
    let view = DeskView()
}

private final class DeskView: View {
    let title = "Desk"
    let ring = Button("Ring")

    lazy var controls: [Control] = [ring]
}
