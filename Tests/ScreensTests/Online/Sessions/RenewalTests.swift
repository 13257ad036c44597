import ReferenceServer
import SampleSupport
import ServiceContract
import XCTest

@testable import Screens

final class RenewalTests: XCTestCase {
    private let renewal = "POST /account/session/renewal"

    func testAnOldTokenIsRenewedAndTheRequestRepeated() async throws {
        let home = try makeHome()
        let services = try await home.loggedIn()
        home.ageTokens()
        let error = await services.popularError()
        XCTAssertNil(error)
        let labels = await home.server.requests.map(\.label)
        XCTAssertEqual(
            labels,
            ["POST /account/session", Services.popularLabel, renewal, Services.popularLabel])
    }

    func testTenRequestsAtOnceRenewTheTokenOnce() async throws {
        let home = try makeHome()
        let services = try await home.loggedIn()
        home.ageTokens()
        await home.server.misbehave(.slow, at: renewal)
        let asked = (1...10).map { _ in Task { await services.popularError() } }
        await home.server.arrival(of: Services.popularLabel, 10)
        await home.server.arrival(of: renewal)
        await home.server.release()
        for task in asked {
            let error = await task.value
            XCTAssertNil(error)
        }
        let count = await home.server.count(renewal)
        XCTAssertEqual(count, 1)
    }

    func testATokenThatAnotherProcessHasRenewedIsTaken() async throws {
        let home = try makeHome()
        let one = try await home.loggedIn()
        let other = try home.services()
        _ = try await other.accounts.currentSession()
        home.ageTokens()
        for services in [one, other] {
            let error = await services.popularError()
            XCTAssertNil(error)
        }
        let count = await home.server.count(renewal)
        XCTAssertEqual(count, 1)
    }

    func testARequestIsRepeatedOnce() async throws {
        let home = try makeHome()
        let services = try await home.loggedIn()
        await home.server.misbehave(.status(401), at: Services.popularLabel, times: 9)
        let error = await services.popularError()
        guard case .fault(.refused(_, 401)) = error else { return XCTFail("no 401") }
        let (asked, renewed) = (
            await home.server.count(Services.popularLabel), await home.server.count(renewal)
        )
        XCTAssertEqual(asked, 2)
        XCTAssertEqual(renewed, 1)
    }

    func testARefusedRenewalEndsTheSession() async throws {
        for status in [400, 401, 403] {
            let home = try makeHome()
            let services = try await home.loggedIn()
            home.ageTokens()
            await home.server.misbehave(.status(status), at: renewal)
            let error = await services.popularError()
            XCTAssertEqual(error, .notLoggedIn)
            let session = try await services.accounts.currentSession()
            XCTAssertNil(session)
            XCTAssertNil(try home.sessionFile())
        }
    }

    func testARenewalThatFailsForAnotherReasonEndsNoSession() async throws {
        for misbehaviour in [Misbehaviour.status(500), .wrongJSON, .closes, .wrongType] {
            let home = try makeHome()
            let services = try await home.loggedIn(limits: .once)
            home.ageTokens()
            await home.server.misbehave(misbehaviour, at: renewal)
            let error = await services.popularError()
            guard case .fault = error else { return XCTFail("\(misbehaviour)") }
            let session = try await services.accounts.currentSession()
            XCTAssertEqual(session?.email, Sample.valid.email)
        }
    }

    func testAWaitForATokenCanBeCancelledAndTheOthersGetIt() async throws {
        let home = try makeHome()
        let services = try await home.loggedIn()
        home.ageTokens()
        await home.server.misbehave(.slow, at: renewal)
        let (one, other) = (
            Task { await services.popularError() }, Task { await services.popularError() }
        )
        await home.server.arrival(of: Services.popularLabel, 2)
        await home.server.arrival(of: renewal)
        one.cancel()
        let stopped = await one.value
        XCTAssertEqual(stopped, .fault(.cancelled))
        await home.server.release()
        let error = await other.value
        XCTAssertNil(error)
    }

    func testARequestIsNotRepeatedForAUserWhoLoggedInMeanwhile() async throws {
        let home = try makeHome()
        let services = try await home.loggedIn()
        home.ageTokens()
        await home.server.misbehave(.slow, at: "PUT /profiles/7/friend-request")
        let asked = Task { try await services.profiles.sendFriendRequest(to: 7) }
        await home.server.arrival(of: "PUT /profiles/7/friend-request")
        _ = try await services.accounts.logIn(
            email: Sample.leaked.email, password: Sample.leaked.password)
        await home.server.release()
        let result = await asked.result
        XCTAssertThrowsError(try result.get()) { XCTAssertEqual($0 as? ProfileError, .notLoggedIn) }
        let friendship = try await services.profiles.profile(7).friendship
        XCTAssertEqual(friendship, .none)
    }

    func testATokenThatComesLateBringsNobodyBack() async throws {
        let home = try makeHome()
        let services = try await home.loggedIn()
        home.ageTokens()
        await home.server.misbehave(.slow, at: renewal)
        let asked = Task { await services.popularError() }
        await home.server.arrival(of: renewal)
        _ = try await services.accounts.logIn(
            email: Sample.leaked.email, password: Sample.leaked.password)
        await home.server.release()
        let error = await asked.value
        XCTAssertEqual(error, .notLoggedIn)
        for services in [services, try home.services()] {
            let session = try await services.accounts.currentSession()
            XCTAssertEqual(session?.email, Sample.leaked.email)
        }
    }

    func testALogoutDuringARenewalEndsTheSession() async throws {
        let home = try makeHome()
        let services = try await home.loggedIn()
        home.ageTokens()
        await home.server.misbehave(.slow, at: renewal)
        let asked = Task { await services.popularError() }
        await home.server.arrival(of: renewal)
        let out = Task { try await services.accounts.logOut() }
        await home.server.arrival(of: "DELETE /account/session")
        await home.server.release()
        try await out.value
        _ = await asked.value
        let session = try await home.services().accounts.currentSession()
        XCTAssertNil(session)
    }

    func testANewRefreshTokenReplacesTheOneBefore() async throws {
        let home = try makeHome()
        let fresh = #"{"access_token": "access-2", "refresh_token": "refresh-2"}"#
        let transport = ScriptedTransport(
            .welcome, .json("{}", status: 401), .json(fresh), .json(#"{"results": []}"#),
            .json("{}", status: 401), .json("{}", status: 401))
        let services = Services.remote(
            at: try APIAddress("https://api.example.com"), in: home.folder(), transport: transport,
            clock: home.clock)
        _ = try await services.accounts.logIn(email: "mai@example.com", password: "")
        for _ in 1...2 { _ = await services.popularError() }
        let bodies = transport.requests.map { String(decoding: $0.body, as: UTF8.self) }
        XCTAssertEqual(bodies[2], #"{"refresh_token":"refresh-1"}"#)
        XCTAssertEqual(bodies[5], #"{"refresh_token":"refresh-2"}"#)
    }
}
