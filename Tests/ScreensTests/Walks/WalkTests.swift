import SampleSupport
import ServiceContract
import TestSupport
import Wayline
import XCTest

@testable import Screens

/// Random walks through the app.
@MainActor
final class WalkTests: XCTestCase {
    private static let turns = 200
    private static let stepsPerRun = 50

    func testNothingHappensAfterAStepHasReturned() async throws {
        var random = SplitMix.printed()
        for _ in 0..<max(TestSize.count(200, all: 2_000) / Self.stepsPerRun, 1) {
            let driver = try await AppStage().run(as: .valid).driver
            for number in 0..<Self.stepsPerRun {
                try await driver.takeRandomStep(&random)
                let (state, text) = (driver.navigator.state, driver.text)
                for _ in 0..<Self.turns { await Task.yield() }
                XCTAssertEqual(driver.text, text, "after step \(number)")
                XCTAssertEqual(driver.navigator.state, state, "after step \(number)")
                if driver.text.hasPrefix("Log in\nEmail") { try await driver.logIn(.valid) }
            }
        }
    }
}
