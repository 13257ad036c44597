import Foundation
import ScreenSupport
import Wayline
import XCTest

/// A part of a test that is recorded.
@MainActor
final class RecordedBlockTests: XCTestCase {
    private struct Refusal: Error {}

    private let folder = ".build/recordings"

    private func path(_ name: String) -> String { "\(folder)/\(name).rec" }

    func testABlockRecordsTheScreenAfterEachStep() async throws {
        let app = try FlowDriver(FixedCoordinator([TextField("Name")]))
        do {
            try await app.traced("two names") {
                try await app.type("An", into: "Name")
                try await app.type("Bo", into: "Name")
                try await app.choose("Nowhere")
            }
            XCTFail("'Nowhere' was chosen.")
        } catch {
            XCTAssertTrue("\(error)".contains("Recorded in \(path("two-names")): "), "\(error)")
            let text = try Recording(error).text
            XCTAssertTrue(text.contains("\n| Name, text field: An\ntype \"Name\" \"Bo\" "), text)
            XCTAssertNotNil(text.firstMatch(of: /"Name" "Bo" -> [0-9a-f]{8} "" "Name, text fi/))
        }
    }

    func testABlockThatSucceedsReturnsItsResultAndLeavesNoFile() async throws {
        let app = try FlowDriver(FixedCoordinator([TextField("Name")]))
        let path = try await app.traced("good") {
            try await app.type("An", into: "Name")
            return app.path
        }
        XCTAssertEqual(path, ["first"])
        XCTAssertFalse(FileManager.default.fileExists(atPath: self.path("good")))
    }

    func testAnErrorOfTheTestIsThrownOnAndTheRunIsRecorded() async throws {
        let app = try FlowDriver(FixedCoordinator([TextField("Name")]))
        let line: UInt = #line + 2
        do {
            try await app.traced("refused") {
                try await app.type("An", into: "Name")
                throw Refusal()
            }
            XCTFail("nothing was thrown")
        } catch {
            XCTAssertTrue(error is Refusal)
            let text = try Recording(at: path("refused")).text
            let place = "> failed in ApplicationTests/RecordedBlockTests.swift:\(line)\n"
            XCTAssertTrue(text.contains(place + "> Refusal\n"), text)
            XCTAssertTrue(text.hasSuffix("| First\n| Name, text field: An\n"), text)
        }
    }

    func testABlockWhoseAssertionHasFailedIsRecorded() async throws {
        let app = try FlowDriver(FixedCoordinator([TextField("Name")]))
        var hasFailed = false
        try await app.traced("asserted", failed: hasFailed) { hasFailed = true }
        let text = try Recording(at: path("asserted")).text
        XCTAssertTrue(text.contains("\n> 'asserted' has failed.\n"), text)
    }

    func testTheConditionsOfTheRunAreRecorded() async throws {
        var options = LaunchOptions()
        options.seed = 7
        options.options = ["pages": "3"]
        let app = try FlowDriver(Diary.app(), options)
        try await app.traced("conditions", failed: true) { try await app.restart() }
        let recording = try Recording(at: path("conditions"))
        XCTAssertEqual(
            recording.header,
            #"app "Diary" language en seed 7 time 1750000000 option "pages" "3""#)
        XCTAssertEqual(recording.steps, ["wait 0ms", "restart"])
    }
}
