import Foundation
import Networking
import ReferenceServer
import SampleSupport
import ServiceContract
import WaylineApplication
import XCTest

@testable import Screens

final class KeptSessionTests: XCTestCase {
    private let current = "GET /account/session"

    func testASessionIsKeptInAFileOfItsOwnersAlone() async throws {
        let home = try makeHome()
        _ = try await home.loggedIn()
        let file = try XCTUnwrap(home.sessionFile())
        let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
        XCTAssertEqual(attributes[.posixPermissions] as? Int, 0o600)
    }

    func testASessionIsRestored() async throws {
        let home = try makeHome()
        _ = try await home.loggedIn()
        home.ageTokens()
        let session = try await home.services().accounts.currentSession()
        XCTAssertEqual(session?.email, Sample.valid.email)
        let error = try await home.services().popularError()
        XCTAssertNil(error)
    }

    func testASessionThatTheServerHasEndedIsDropped() async throws {
        let home = try makeHome()
        _ = try await home.loggedIn()
        home.time.pass(100 * 24 * 60 * 60)
        let session = try await home.services().accounts.currentSession()
        XCTAssertNil(session)
        XCTAssertNil(try home.sessionFile())
    }

    func testWithoutAnAnswerTheKeptSessionCounts() async throws {
        let home = try makeHome()
        _ = try await home.loggedIn()
        await home.server.stop()
        let session = try await home.services(limits: .once).accounts.currentSession()
        XCTAssertEqual(session?.email, Sample.valid.email)
        XCTAssertNotNil(try home.sessionFile())
    }

    func testAServerThatIsTooSlowDropsNoSession() async throws {
        let home = try makeHome()
        let services = try await home.loggedIn()
        await home.server.misbehave(.slow, at: current)
        let asked = Task { try await services.accounts.currentSession() }
        await home.server.arrival(of: current)
        home.clock.advance(by: .seconds(20))
        let session = try await asked.value
        XCTAssertEqual(session?.email, Sample.valid.email)
    }

    func testAServerErrorIsReportedAndEndsNoSession() async throws {
        let home = try makeHome()
        let services = try await home.loggedIn(limits: .once)
        await home.server.misbehave(.status(500), at: current)
        let result = await Task { try await services.accounts.currentSession() }.result
        guard case .failure(AccountError.fault(.refused(_, 500))) = result else {
            return XCTFail("\(result)")
        }
        XCTAssertNotNil(try home.sessionFile())
    }

    func testASessionIsForOneAPIAlone() async throws {
        let (home, other) = (try makeHome(), try makeHome())
        _ = try await home.loggedIn()
        let kept = try Data(contentsOf: XCTUnwrap(home.sessionFile()))
        let name = "session-\(other.server.address.dropFirst("http://".count)).json"
        try kept.write(
            to:
                URL(fileURLWithPath: XCTUnwrap(home.folder().path)).appendingPathComponent(name))
        let elsewhere = try home.services(address: other.server.address)
        let session = try await elsewhere.accounts.currentSession()
        XCTAssertNil(session)
        let error = await elsewhere.popularError()
        XCTAssertEqual(error, .notLoggedIn)
        let requests = await other.server.requests
        XCTAssertEqual(requests.count, 0)
    }

    func testAFileThatCannotBeReadIsNoSession() async throws {
        let home = try makeHome()
        _ = try await home.loggedIn()
        let file = try XCTUnwrap(home.sessionFile())
        for text in ["", "{", "[]", #"{"api":"x"}"#, "\u{0}"] {
            try Data(text.utf8).write(to: file)
            let session = try await home.services().accounts.currentSession()
            XCTAssertNil(session, text)
        }
    }

    func testALogoutWithoutTheServerEndsTheSession() async throws {
        let home = try makeHome()
        let services = try await home.loggedIn(limits: .once)
        await home.server.stop()
        try await services.accounts.logOut()
        let session = try await home.services(limits: .once).accounts.currentSession()
        XCTAssertNil(session)
        XCTAssertNil(try home.sessionFile())
    }

    func testASecondLoginEndsTheFirstSessionAtTheServer() async throws {
        let home = try makeHome()
        let services = try await home.loggedIn()
        let first = await home.token()
        _ = try await services.accounts.logIn(
            email: Sample.leaked.email, password: Sample.leaked.password)
        let request = HTTPRequest(
            .get, home.server.address + "/account/session",
            headers: ["Authorization": "Bearer \(first)"], largestAnswer: 1000)
        let response = try await home.transport.send(request)
        XCTAssertEqual(response.status, 401)
    }
}

extension RemoteHome {
    /// The token that the services send.
    fileprivate func token() async -> String {
        do { _ = try await services().popularError() } catch { return "\(error)" }
        return await server.requests.last?.token ?? ""
    }
}
