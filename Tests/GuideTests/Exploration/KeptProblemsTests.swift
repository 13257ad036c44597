import ExploredApps
import Foundation
import Wayline
import WaylineExploration
import WaylineProgram
import XCTest

/// `explore --keep` tries the scripts of earlier problems first.
@MainActor
final class KeptProblemsTests: XCTestCase {
    private static let heading =
        "# The problems of the last search. 'explore --keep' tries their scripts first.\n"

    private let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("problems-\(UUID().uuidString)")
    private var text = ""

    override func tearDown() {
        do { try FileManager.default.removeItem(at: file) } catch {}
    }

    private func run(
        _ fault: BakeryFault?, steps: Int? = nil, keep: String? = nil, _ words: String...
    ) async -> Int32 {
        var bakery = BakeryExploration()
        if let steps { bakery.limits.steps = steps }
        let program = ConsoleApp(.kiosk, program: "bakery").exploring(bakery.with(fault))
        text = ""
        return await program.run(["explore", "--keep", keep ?? file.path] + words) {
            self.text += $0
        }
    }

    private func kept() throws -> String { try String(contentsOf: file, encoding: .utf8) }

    func testAProblemIsKeptAsItIsPrinted() async throws {
        let status = await run(.unknownRoute)
        XCTAssertEqual(status, 1)
        let printed = text.prefix(upTo: try XCTUnwrap(text.range(of: "\n\n")).lowerBound)
        XCTAssertTrue(printed.hasSuffix("\n    choose \"Surprise\"\n    choose \"Go\""), text)
        XCTAssertEqual(try kept(), "\(Self.heading)\n\(printed)\n")
    }

    func testAKeptProblemIsFoundBeforeTheSearch() async throws {
        _ = await run(.unknownRoute)
        let first = try kept()
        let status = await run(.unknownRoute, steps: 0)
        XCTAssertEqual(status, 1)
        XCTAssertTrue(text.hasPrefix("unknown route: on 'breads \"Fresh bread!\"'"), text)
        XCTAssertEqual(text.ranges(of: "unknown route: ").count, 1, text)
        XCTAssertTrue(text.hasSuffix("\n1 problem was found.\n"), text)
        XCTAssertEqual(try kept(), first)
    }

    func testAProblemThatIsGoneIsDropped() async throws {
        _ = await run(.emptyTitle)
        XCTAssertTrue(try kept().contains("\nempty title: "))
        let status = await run(nil)
        XCTAssertEqual(status, 0)
        XCTAssertTrue(text.hasSuffix("\nNo problems were found.\n"), text)
        XCTAssertEqual(try kept(), Self.heading)
    }

    func testAScriptThatDoesNotFitIsDropped() async throws {
        let old = """
            <<<<<<< ours
            \(Self.heading)
            leak: gone
                choose "Nowhere"
                choose "Cellar"
            =======
            >>>>>>> theirs

            trap: no script
                this is "no step
            """
        try Data(old.replacing("\n", with: "\r\n").utf8).write(to: file)
        let status = await run(nil)
        XCTAssertEqual(status, 0)
        XCTAssertTrue(text.hasPrefix("Not seen:\n"), text)
        XCTAssertEqual(try kept(), Self.heading)
    }

    func testAProblemWithoutAScriptIsNotKept() async {
        let status = await run(.deadEnd)
        XCTAssertEqual(status, 1)
        XCTAssertFalse(FileManager.default.fileExists(atPath: file.path))
    }

    func testAKeptProblemIsInTheJSON() async {
        _ = await run(.unknownRoute)
        let status = await run(.unknownRoute, steps: 0, "--json")
        XCTAssertEqual(status, 1)
        XCTAssertTrue(text.hasPrefix("{"), text)
        XCTAssertTrue(text.contains(#""problems":[{"kind":"unknown route""#), text)
    }

    func testAFileOfAnotherKindIsNotReplaced() async throws {
        try Data("start breads\n".utf8).write(to: file)
        let status = await run(nil)
        XCTAssertEqual(status, 1)
        XCTAssertEqual(
            text,
            "'\(file.path)' was not written by 'explore --keep'. Name a file that it has written, "
                + "or a new one.\n")
        XCTAssertEqual(try kept(), "start breads\n")
    }

    func testAFileThatCannotBeReadIsAnErrorBeforeTheSearch() async {
        let status = await run(.unknownRoute, keep: "/proc")
        XCTAssertEqual(status, 1)
        XCTAssertEqual(text, "The problems in '/proc' cannot be read: Is a directory.\n")
    }

    func testADeviceIsNotReplaced() async {
        let status = await run(.unknownRoute, keep: "/dev/zero")
        XCTAssertEqual(status, 1)
        XCTAssertTrue(text.contains("'/dev/zero'"), text)
    }

    func testAFileThatCannotBeWrittenIsAnErrorAfterTheSearch() async {
        let status = await run(.unknownRoute, keep: "/nowhere/Problems")
        XCTAssertEqual(status, 1)
        XCTAssertTrue(
            text.hasSuffix(
                "\n1 problem was found.\nThe problems cannot be kept in '/nowhere/Problems': No "
                    + "such file or directory. Name a file in a folder that you can write to.\n"),
            text)
    }
}
