import ExploredApps
import Foundation
import Wayline
import WaylineExploration
import WaylineProgram
import XCTest

/// The samples in the documentation of the module.
@MainActor
final class DocumentedTests: XCTestCase {
    func testAnAppIsExplored() async throws {
        let found = try await Exploration(of: .kiosk).run()
        XCTAssertEqual(found.problems, [])
    }

    func testAnAppOnServicesIsExplored() async throws {
        let exploration = Exploration(in: BakeryServices.init, inputs: .bakery) { .bakery(on: $0) }
        let found = try await exploration.run()
        XCTAssertEqual(found.problems, [])
    }

    func testAnExplorationOfTheInputsIsRun() async throws {
        let found = try await Exploration.bakery.run()
        XCTAssertEqual(found.problems, [])
    }

    /// Not run, since it would end the tests.
    private func main() async {
        await ConsoleApp(.kiosk).exploring(.bakery).main()
    }

    func testALimitOfStepsIsKept() async throws {
        var limits = ExplorationLimits()
        limits.steps = 1_000
        let found = try await Exploration(of: .kiosk, limits: limits).run()
        XCTAssertLessThanOrEqual(found.steps, 1_000)
    }

    func testFindingsArePrinted() async throws {
        let found = try await Exploration(of: .kiosk).run()
        print(found)
        XCTAssertEqual(found.problems, [])
        XCTAssertTrue(found.isComplete)
    }

    func testProblemsArePrinted() async throws {
        let found = try await Exploration(of: .kiosk).run()
        for problem in found.problems { print(problem) }
    }

    func testAScriptIsChecked() async throws {
        let problems = try await Exploration.bakery.problems(after: "choose \"Cellar\"")
        XCTAssertEqual(problems, [])
    }

    func testAProblemIsPrintedAsOnThePage() async throws {
        let problems = try await BakeryExploration().run(.tooManyLoaves).problems
        let file = URL(fileURLWithPath: #filePath)
            .appendingPathComponent("../../../../Docs/ProveYourNavigation.md").standardized
        let page = try String(contentsOf: file, encoding: .utf8)
        XCTAssertEqual(problems.count, 1)
        XCTAssertTrue(page.contains("```text\n\(problems[0])\n```"), "\(problems)")
    }

    func testAnUnknownFieldGetsNoLoaves() async throws {
        let found = try await Exploration(of: .kiosk).run()
        print(found.coverage.missing.joined(separator: "\n"))
        XCTAssertTrue(found.coverage.missing.contains("screen receipt: no way was found"))
    }

    /// Not run, since it needs a file in Docs.
    private func checkTheMap() async throws {
        let found = try await Exploration(of: .kiosk).run()
        try found.map.check("Docs/Map.wayline")
    }
}
