import Foundation
import TestSupport
import XCTest

/// The plan in '--json' agrees with the changes that are then made.
final class PlanJSONTests: XCTestCase {
    private struct PrintedPlan: Decodable, Equatable {
        struct File: Decodable, Equatable {
            let path: String
            let action: String
            let before: String?
            let after: String?
            let conflictsMarked: Int
        }

        let command: String
        let dryRun: Bool
        let files: [File]
        let newFolders: [String]
        let oldFolders: [String]
        let notes: [String]
    }

    private let decoder = JSONDecoder()

    private func plan(in app: ProgramRun) throws -> PrintedPlan {
        XCTAssertEqual(app.output.filter(\.isNewline).count, 1)
        return try decoder.decode(PrintedPlan.self, from: Data(app.output.utf8))
    }

    /// Carries out a command, and compares the tree with the plan.
    private func check(
        _ shop: WorkFolder, _ line: String, status: Int32 = 0, at place: UInt = #line
    ) throws {
        let words = line.split(separator: " ").map(String.init)
        let (before, textsBefore) = (try shop.tree(), try shop.texts())
        let planned = try plan(in: shop.run(words + ["--dry-run", "--json"]))
        XCTAssertEqual(try shop.tree().differences(from: before), [], line: place)
        let app = try shop.run(words + ["--json"])
        let done = try plan(in: app)
        let (after, textsAfter) = (try shop.tree(), try shop.texts())
        XCTAssertEqual(app.status, status, app.errors, line: place)
        XCTAssertEqual([planned.dryRun, done.dryRun], [true, false], line: place)
        XCTAssertEqual(done.command, words[0], line: place)
        XCTAssertEqual(planned.files, done.files, line: place)
        for file in done.files {
            XCTAssertEqual(file.before, textsBefore[file.path], file.path, line: place)
            XCTAssertEqual(file.after, textsAfter[file.path], file.path, line: place)
        }
        let changed = done.files.filter { $0.action != "unchanged" }.map(\.path)
        XCTAssertEqual(
            (changed + done.newFolders + done.oldFolders).sorted(),
            after.differences(from: before), line: place)
    }

    func testThePlanOfEachCommandIsCarriedOut() throws {
        let shop = try WorkFolder.shop()
        try check(shop, "generate screen Orders Basket --template tiny")
        try check(shop, "generate screen Payment --child Header --coordinator")
        try check(shop, "generate screen Orders")
        try check(shop, "generate screen Orders")
        try shop.append("// Mine.\n", to: "Sources/ShopScreens/Basket/BasketScreen.swift")
        try shop.append("// New.\n", to: "\(WorkFolder.templates)/screen/{{Name}}Screen.swift")
        try check(shop, "update", status: 1)
        try check(shop, "destroy screen Basket --force")
        try check(shop, "destroy screen Payment Orders Welcome")
    }

    func testAConflictIsAnActionAndNothingIsDone() throws {
        let shop = try WorkFolder.shop()
        try shop.expect("generate screen Orders --template tiny", output: nil)
        let screen = "Sources/ShopScreens/Orders/OrdersScreen.swift"
        try shop.write(screen, "mine\n")
        try shop.expectNoChange {
            let app = try shop.run(["destroy", "screen", "Orders", "--json"])
            XCTAssertEqual(app.status, 1)
            XCTAssertEqual(
                app.errors,
                "1 file is not as generated, so nothing was written: '\(screen)'. Move your "
                    + "changes elsewhere, or give them up with '--force'.\n")
            let file = try XCTUnwrap(plan(in: app).files.first { $0.path == screen })
            XCTAssertEqual(file.action, "conflict")
            XCTAssertEqual(file.before, try shop.texts()[screen])
            XCTAssertNil(file.after)
        }
    }

    func testAdditionalFactsAreNotes() throws {
        let shop = try WorkFolder.shop()
        try shop.expect("generate screen Orders --template tiny", output: nil)
        try shop.write("Sources/ShopScreens/Orders/Mine.swift", "")
        let app = try shop.run(["destroy", "screen", "Orders", "--json"])
        XCTAssertEqual(
            try plan(in: app).notes,
            ["'Sources/ShopScreens/Orders' stays: it has files that were not generated."])
        XCTAssertEqual(app.errors, "")
    }
}

extension WorkFolder {
    fileprivate func texts() throws -> [String: String] {
        Dictionary(uniqueKeysWithValues: try tree().files.map { ($0, try text($0)) })
    }
}
