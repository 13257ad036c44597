import Foundation
import ScreenSupport
import Wayline
import XCTest

/// The recording of a step that has failed.
@MainActor
final class FailedStepTests: XCTestCase {
    private let field = TextField("Name")
    private let code = SecureField("Code")

    private func failing() throws -> FlowDriver {
        try FlowDriver(FixedCoordinator([field, code, Button("Next")]))
    }

    private func error(_ app: FlowDriver) async throws -> FlowDriverError {
        do { try await app.choose("Nowhere", in: "Name") } catch let error as FlowDriverError {
            return error
        }
        throw NothingThrown()
    }

    func testTheErrorHasTheLastStepsAndTheFile() async throws {
        let app = try failing()
        for text in ["A", "An", "Ann", "Anne", "Anna"] { try await app.type(text, into: "Name") }
        let text = "\(try await error(app))"
        XCTAssertTrue(
            text.contains(
                """
                The last steps:
                  type "Name" "An"
                  type "Name" "Ann"
                  type "Name" "Anne"
                  type "Name" "Anna"
                  select "Name" "Nowhere"
                The screen:
                | First

                """), text)
        XCTAssertTrue(text.contains("\nRecorded in .build/recordings/FailedStepTests-"), text)
        XCTAssertTrue(text.hasSuffix(".rec: open it with the program's command 'replay'."), text)
    }

    func testTheFileIsWrittenWhenTheErrorIsRead() async throws {
        let folder = try recordingFolder()
        let error = try await error(failing())
        XCTAssertEqual(try folder.names, [])
        _ = "\(error)"
        let place = "FailedStepTests-\(error.place.line)"
        XCTAssertEqual(try folder.recording(place).steps.count, 2)
    }

    func testTheRecordingHasTheStepsThePlacesAndTheFailure() async throws {
        let app = try failing()
        try await app.send(.perform("next"))
        let error = try await error(app)
        XCTAssertEqual(
            try Recording(error).text,
            """
            app "app" language en seed 0 time 1750000000
            wait 0ms -> ? "first"
            > app
            >   first
            wait 0ms -> ? "next"
            > send perform(next)
            > user: next of first (FixedRouter) -> push next; revision 1
            > app
            >   first
            >   next
            select "Name" "Nowhere" -> failed "" "no control 'Name' here; there is nothing"
            > failed in ApplicationTests/FailedStepTests.swift:\(error.place.line)
            > no control 'Name' here; there is nothing
            > app
            >   first
            >   next
            | Next
            | First > Next

            """)
    }

    func testAPasswordIsRecordedByItsName() async throws {
        let app = try failing()
        for text in ["xyzzy", "plugh", "xyzzy", ""] { try await app.type(text, into: "Code") }
        try await app.type("xyzzy", into: "Name")
        do {
            try await app.type("plugh", into: "Cdoe")
            XCTFail("'Cdoe' was filled.")
        } catch {
            let recording = try Recording(error)
            XCTAssertEqual(
                recording.steps,
                [
                    "wait 0ms", #"type "Code" secret "Code""#, #"type "Code" secret "Code 2""#,
                    #"type "Code" secret "Code""#, #"type "Code" """#, #"type "Name" "xyzzy""#,
                    #"type "Cdoe" "…""#,
                ])
            XCTAssertFalse("\(error)\(recording.text)".contains("plugh"), recording.text)
        }
    }

    func testTheRecordingHasTheLastFiftySteps() async throws {
        let app = try failing()
        for number in 1...60 { try await app.type("\(number)", into: "Name") }
        let recording = try Recording(try await error(app))
        XCTAssertEqual(recording.steps.count, 50)
        XCTAssertEqual(recording.steps.first, #"type "Name" "12""#)
        XCTAssertTrue(recording.header.hasSuffix(" omitted 12"), recording.header)
    }

    func testTheRecordingHasAtMostSoManyBytes() async throws {
        let app = try failing()
        let text = String(repeating: "a", count: 100_000)
        for _ in 1...3 { try await app.type(text, into: "Name") }
        let recording = try Recording(try await error(app))
        XCTAssertLessThan(recording.text.utf8.count, 1 << 18)
        XCTAssertEqual(recording.steps.count, 3)
        XCTAssertTrue(recording.header.hasSuffix(" omitted 2"), recording.header)
    }

    func testALastStepThatIsLargerThanTheLimitIsRecordedAlone() async throws {
        let app = try failing()
        do {
            try await app.traced("large") {
                try await app.type(String(repeating: "a", count: 1 << 18), into: "Name")
                try await app.choose("Nowhere", in: "Name")
            }
            XCTFail("'Nowhere' was chosen.")
        } catch {
            XCTAssertEqual(try Recording(error).steps.count, 1)
        }
    }

    func testAnEqualErrorIsOneOfTheSameCallAndScreen() async throws {
        let (app, other) = (try failing(), try failing())
        try await other.wait()
        let (first, second) = (try await error(app), try await error(other))
        XCTAssertEqual(first, second)
    }
}

private struct NothingThrown: Error {}
