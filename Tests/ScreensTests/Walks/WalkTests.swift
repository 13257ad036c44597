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

    func testTheSameInputsShowTheSameBytesInEveryFrontEnd() async throws {
        var random = SplitMix.printed()
        for _ in 0..<TestSize.count(20, all: 1_000) {
            let seed = random.next()
            let steps = Int.random(in: 4...8, using: &random)
            let first = try await RandomWalk(seed: seed).take(steps)
            let second = try await RandomWalk(seed: seed).take(steps)
            XCTAssertEqual(first.texts, second.texts, "seed \(seed)")
            XCTAssertEqual(first.lines, second.lines, "seed \(seed)")
            XCTAssertEqual(
                String(decoding: first.screen, as: UTF8.self),
                String(decoding: second.screen, as: UTF8.self), "seed \(seed)")
        }
    }
}
