import ReferenceServer
import SampleSupport
import Screens
import XCTest

final class TimeTests: XCTestCase {
    func testASlowCallEndsAtItsTimeLimit() async throws {
        let home = try makeHome()
        let services = try await home.loggedIn()
        let host = String(home.server.address.dropFirst("http://".count))
        await home.server.misbehave(.slow, at: Services.popularLabel)
        let asked = Task { await services.popularError() }
        await home.server.arrival(of: Services.popularLabel)
        home.clock.advance(by: .seconds(20))
        let error = await asked.value
        XCTAssertEqual(error, .fault(.timedOut(host: host, seconds: 20)))
    }

    func testALittleLessThanTheLimitIsWaitedFor() async throws {
        let home = try makeHome()
        let services = try await home.loggedIn()
        await home.server.misbehave(.slow, at: Services.popularLabel)
        let asked = Task { await services.popularError() }
        await home.server.arrival(of: Services.popularLabel)
        home.clock.advance(by: .milliseconds(19_999))
        await home.server.release()
        let error = await asked.value
        XCTAssertNil(error)
    }

    func testAttemptsAndPausesCountForTheLimit() async throws {
        let home = try makeHome()
        let services = try await home.loggedIn()
        await home.server.misbehave(.status(500), at: Services.popularLabel)
        await home.server.misbehave(.slow, at: Services.popularLabel)
        let asked = Task { await services.popularError() }
        await home.clock.sleeper(for: .milliseconds(250))
        home.clock.advance(by: .milliseconds(250))
        await home.server.arrival(of: Services.popularLabel, 2)
        home.clock.advance(by: .milliseconds(19_750))
        guard case .fault(.timedOut) = await asked.value else { return XCTFail("in time") }
    }

    func testARequestInFlightCanBeStopped() async throws {
        let home = try makeHome()
        let services = try await home.loggedIn()
        await home.server.misbehave(.slow, at: Services.popularLabel)
        let asked = Task { await services.popularError() }
        await home.server.arrival(of: Services.popularLabel)
        asked.cancel()
        let error = await asked.value
        XCTAssertEqual(error, .fault(.cancelled))
    }

    func testALoginThatIsStoppedLetsNobodyIn() async throws {
        let home = try makeHome()
        let services = try home.services()
        await home.server.misbehave(.slow, at: "POST /account/session")
        let asked = Task { await services.logInError(password: "sen hong 2025") }
        await home.server.arrival(of: "POST /account/session")
        asked.cancel()
        let error = await asked.value
        XCTAssertEqual(error, .fault(.cancelled))
        await home.server.release()
        let session = try await services.accounts.currentSession()
        XCTAssertNil(session)
    }

    func testACancelledCallRequestsNothing() async throws {
        let home = try makeHome()
        let services = try await home.loggedIn()
        let asked = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return await services.popularError()
        }
        let error = await asked.value
        XCTAssertEqual(error, .fault(.cancelled))
        let count = await home.server.count(Services.popularLabel)
        XCTAssertEqual(count, 0)
    }
}
