import ReferenceServer
import SampleSupport
import XCTest

@testable import Screens

final class RetryTests: XCTestCase {
    func testAReadIsTriedAgainAfterLongerAndLongerPauses() async throws {
        let home = try makeHome()
        let services = try await home.loggedIn()
        for misbehaviour in [Misbehaviour.status(500), .closes, .halfABody] {
            await home.server.misbehave(misbehaviour, at: Services.popularLabel)
        }
        let asked = Task { await services.popularError() }
        for pause in [250, 500, 1000] { await home.pass(.milliseconds(pause)) }
        let error = await asked.value
        XCTAssertNil(error)
        let count = await home.server.count(Services.popularLabel)
        XCTAssertEqual(count, 4)
    }

    func testItIsTriedFourTimesAndThenGivenUp() async throws {
        let home = try makeHome()
        let services = try await home.loggedIn()
        await home.server.misbehave(.status(503), at: Services.popularLabel, times: 9)
        let asked = Task { await services.popularError() }
        for pause in [250, 500, 1000] { await home.pass(.milliseconds(pause)) }
        guard case .fault(.refused(_, 503)) = await asked.value else { return XCTFail("no 503") }
        let count = await home.server.count(Services.popularLabel)
        XCTAssertEqual(count, 4)
    }

    func testAFriendRequestIsTriedAgainAsAskingTwiceIsAskingOnce() async throws {
        let home = try makeHome()
        let services = try await home.loggedIn()
        await home.server.misbehave(.closes, at: "PUT /profiles/7/friend-request")
        let asked = Task { try await services.profiles.sendFriendRequest(to: 7) }
        await home.pass(.milliseconds(250))
        let friendship = try await asked.value
        XCTAssertEqual(friendship, .requested)
    }

    func testARequestThatMustNotRepeatIsNeverTriedAgain() async throws {
        let home = try makeHome()
        let services = try home.services()
        for misbehaviour in [Misbehaviour.status(500), .closes, .halfABody, .wrongJSON] {
            await home.server.misbehave(misbehaviour, at: "POST /account/session")
            let error = await services.logInError(password: "sen hong 2025")
            XCTAssertNotNil(error)
        }
        let count = await home.server.count("POST /account/session")
        XCTAssertEqual(count, 4)
    }

    func testAnAnswerThatWouldBeTheSameIsNotAskedForAgain() async throws {
        let home = try makeHome()
        let services = try await home.loggedIn()
        let lasting: [Misbehaviour] = [.status(404), .wrongJSON, .wrongType, .large(5_000_000)]
        for misbehaviour in lasting {
            await home.server.misbehave(misbehaviour, at: Services.popularLabel)
            let error = await services.popularError()
            XCTAssertNotNil(error)
        }
        let count = await home.server.count(Services.popularLabel)
        XCTAssertEqual(count, lasting.count)
    }

    func testAPauseHasAnUpperBound() {
        let limits = APILimits()
        XCTAssertEqual(
            (1...6).map(limits.pause),
            [
                .milliseconds(250), .milliseconds(500), .seconds(1), .seconds(2), .seconds(2),
                .seconds(2),
            ])
        XCTAssertEqual(limits.pause(after: .max), .seconds(2))
    }

    func testTheWaitForTheNextAttemptCanBeCancelled() async throws {
        let home = try makeHome()
        let services = try await home.loggedIn()
        await home.server.misbehave(.status(500), at: Services.popularLabel, times: 9)
        let asked = Task { await services.popularError() }
        await home.clock.sleeper(for: .milliseconds(250))
        asked.cancel()
        let error = await asked.value
        XCTAssertEqual(error, .fault(.cancelled))
    }
}

extension RemoteHome {
    /// Waits until a task sleeps for this long, and lets that time pass.
    fileprivate func pass(_ pause: Duration) async {
        await clock.sleeper(for: pause)
        clock.advance(by: pause)
    }
}
