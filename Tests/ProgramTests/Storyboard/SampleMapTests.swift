import AppExploration
import Foundation
import Wayline
import WaylineExploration
import WaylineProgram
import XCTest

/// The map and the storyboard of the sample app, which are in Docs.
@MainActor
final class SampleMapTests: XCTestCase {
    func testTheMapAndTheStoryboardAreThoseOfTheSample() async throws {
        let (found, storyboard) = try await Exploration.sample.draw()
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../Docs/Screens").standardized
        try found.map.check(folder.appendingPathComponent("Map.wayline").path)
        let file = folder.appendingPathComponent("Storyboard.html")
        if ProcessInfo.processInfo.environment["WAYLINE_DRAW"] == "1" {
            try Data(storyboard.html.utf8).write(to: file)
        }
        let html = try String(contentsOf: file, encoding: .utf8)
        XCTAssertTrue(
            html == storyboard.html,
            "To write the storyboard, run the test again with WAYLINE_DRAW=1.")
    }
}
