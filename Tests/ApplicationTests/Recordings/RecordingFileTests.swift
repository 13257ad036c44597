import ScreenSupport
import Wayline
import XCTest

/// The files of recordings.
@MainActor
final class RecordingFileTests: XCTestCase {
    /// Fails in the same place, after a text was typed.
    private func fail(_ name: String = "typed", typing text: String) async throws {
        let app = try FlowDriver(FixedCoordinator([TextField("Name")]))
        try await app.traced(name, failed: true) { try await app.type(text, into: "Name") }
    }

    func testFailuresInTheSamePlaceHaveFilesOfTheirOwn() async throws {
        let folder = try recordingFolder()
        let texts = (1...20).map { "An \($0)" }
        for text in texts { try await fail(typing: text) }
        XCTAssertEqual(try folder.names.count, texts.count)
    }

    func testTheSameFailureReplacesItsRecording() async throws {
        let folder = try recordingFolder()
        for _ in 1...2 { try await fail(typing: "An") }
        let recording = try folder.recording("typed")
        XCTAssertEqual(recording.steps, ["wait 0ms", #"type "Name" "An""#])
    }

    func testALongNameIsShortened() async throws {
        let folder = try recordingFolder()
        try await fail(String(repeating: "𐐀", count: 200), typing: "An")
        XCTAssertEqual(
            try folder.recording(String(repeating: "𐐀", count: 50)).steps.count, 2)
    }

    func testOldRecordingsAreRemovedExceptTheNewestHundred() async throws {
        let folder = try recordingFolder()
        for number in 100..<250 {
            try folder.add("old-00000\(number).failed.rec", age: Double(number) * 60)
        }
        try await fail(typing: "An")
        let old = try folder.names.filter { $0.hasPrefix("old") }
        XCTAssertEqual(old, (100..<199).map { "old-00000\($0).failed.rec" })
    }

    func testRecordingsOfTheLastHourAndOtherFilesAreKept() async throws {
        let folder = try recordingFolder()
        for number in 100..<250 { try folder.add("new-00000\(number).failed.rec", age: 3000) }
        for name in ["kept.rec", "secrets", "order-20250314.rec"] {
            try folder.add(name, age: 100_000)
        }
        try await fail(typing: "An")
        XCTAssertEqual(try folder.names.count, 154)
    }

    func testNoMoreThanAThousandAreKept() async throws {
        let folder = try recordingFolder()
        for number in 1000..<2010 { try folder.add("new-0000\(number).failed.rec", age: 60) }
        try await fail(typing: "An")
        XCTAssertEqual(try folder.names.count, 1_000)
    }
}
