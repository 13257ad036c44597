import Foundation
import ScreenSupport
import Wayline
import XCTest

/// A part of a test that is recorded.
@MainActor
final class RecordedBlockTests: XCTestCase {
    private struct Refusal: Error {}

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
            let file = #/Recorded in .build/recordings/two-names-[0-9a-f]{8}.failed.rec:/#
            XCTAssertNotNil("\(error)".firstMatch(of: file), "\(error)")
            let text = try Recording(error).text
            XCTAssertTrue(text.contains("\n| Name, text field: An\ntype \"Name\" \"Bo\" "), text)
            XCTAssertNotNil(text.firstMatch(of: /"Name" "Bo" -> [0-9a-f]{8} "" "Name, text fi/))
        }
    }

    func testABlockThatSucceedsReturnsItsResultAndLeavesNoFile() async throws {
        let folder = try recordingFolder()
        let app = try FlowDriver(FixedCoordinator([TextField("Name")]))
        let path = try await app.traced("good") {
            try await app.type("An", into: "Name")
            return app.path
        }
        XCTAssertEqual(path, ["first"])
        XCTAssertEqual(try folder.names, [])
    }

    func testAnErrorOfTheTestIsThrownOnAndTheRunIsRecorded() async throws {
        let folder = try recordingFolder()
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
            let text = try folder.recording("refused").text
            let place = "> failed in ApplicationTests/RecordedBlockTests.swift:\(line)\n"
            XCTAssertTrue(text.contains(place + "> Refusal\n"), text)
            XCTAssertTrue(text.hasSuffix("| First\n| Name, text field: An\n"), text)
        }
    }

    func testABlockWhoseAssertionHasFailedIsRecorded() async throws {
        let folder = try recordingFolder()
        let app = try FlowDriver(FixedCoordinator([TextField("Name")]))
        var hasFailed = false
        try await app.traced("asserted", failed: hasFailed) { hasFailed = true }
        let text = try folder.recording("asserted").text
        XCTAssertTrue(text.contains("\n> 'asserted' has failed.\n"), text)
    }

    func testAFailedStepOfABlockIsRecordedAlsoIfItsErrorIsNotRead() async throws {
        let folder = try recordingFolder()
        let app = try FlowDriver(FixedCoordinator([TextField("Name")]))
        do {
            try await app.traced("unread") { try await app.choose("Nowhere") }
            XCTFail("'Nowhere' was chosen.")
        } catch {
            let recording = try folder.recording("unread")
            XCTAssertEqual(recording.steps, ["wait 0ms", #"choose "Nowhere""#])
            XCTAssertEqual(recording.text, try Recording(error).text)
        }
    }

    func testTheConditionsOfTheRunAreRecorded() async throws {
        let folder = try recordingFolder()
        var options = LaunchOptions()
        options.seed = 7
        options.options = ["pages": "3"]
        let app = try FlowDriver(Diary.app(), options)
        try await app.traced("conditions", failed: true) { try await app.restart() }
        let recording = try folder.recording("conditions")
        XCTAssertEqual(
            recording.header,
            #"app "Diary" language en seed 7 time 1750000000 option "pages" "3""#)
        XCTAssertEqual(recording.steps, ["wait 0ms", "restart"])
    }
}
