import ExploredApps
import Foundation
import Wayline
import WaylineExploration
import WaylineProgram
import XCTest

/// Scripts of an exploration put the services into a fault.
@MainActor
final class FaultScriptTests: XCTestCase {
    private let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("fault-\(UUID().uuidString)").path
    private var text = ""

    override func tearDown() {
        do { try FileManager.default.removeItem(atPath: file) } catch {}
    }

    private func play(_ script: String) async throws -> Int32 {
        try script.write(toFile: file, atomically: true, encoding: .utf8)
        let program = ConsoleApp(.kiosk, program: "bakery").exploring(.bakery)
        return await program.run(["--script", file]) { self.text += $0 }
    }

    func testAFaultLastsFromItsBeginToItsEnd() async throws {
        let status = try await play(
            """
            choose "Order"
            type "Name" "An"
            type "Loaves" "12"
            begin "offline"
            choose "Order now"
            end "offline"
            expect screen form
            choose "Order now"
            expect screen receipt
            """)
        XCTAssertEqual(text, "")
        XCTAssertEqual(status, 0)
    }

    func testAScriptRunsOnTheExploredServices() async throws {
        let exploration = Exploration(in: BakeryServices.init, inputs: .bakery) {
            .bakery(on: $0, .tooManyLoaves)
        }
        let program = ConsoleApp(.kiosk, program: "bakery").exploring(exploration)
        let script = """
            choose "Order"
            type "Name" "An"
            type "Loaves" "13"
            choose "Order now"
            expect screen receipt
            """
        try script.write(toFile: file, atomically: true, encoding: .utf8)
        let explored = await program.run(["--script", file, "--explored"]) { self.text += $0 }
        XCTAssertEqual(explored, 0, text)
        let usual = await program.run(["--script", file]) { _ in }
        XCTAssertEqual(usual, 1)
        let none = await program.run(["--explored"]) { self.text += $0 }
        XCTAssertEqual(none, 64)
        XCTAssertEqual(text, "'--explored' needs a script: add '--script FILE'.\n")
    }

    func testAFaultThatIsNotDeclaredFails() async throws {
        let status = try await play("begin \"on fire\"")
        XCTAssertEqual(status, 1)
        XCTAssertTrue(
            text.contains("Expected: a fault of the exploration: 'offline'\nFound: 'on fire'"), text
        )
    }

    func testAScriptOfAPropertyDuringAFaultRuns() async throws {
        var exploration = BakeryExploration()
        exploration.inputs = .bakery.always("the bakery is online") {
            !$0.text.contains("no connection")
        }
        let problems = try await exploration.run().problems
        let script = try XCTUnwrap(problems.first?.script)
        XCTAssertTrue(script.contains(#"begin "offline""#), "\(script)")
        let status = try await play(script.joined(separator: "\n"))
        XCTAssertEqual(text, "")
        XCTAssertEqual(status, 0)
    }
}
