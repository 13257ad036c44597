import Networking
import ReferenceServer
import Screens
import XCTest

/// The features that the transport turns off, over real sockets.
final class TransportTests: XCTestCase {
    func testNoCookieIsSentBack() async throws {
        let home = try makeHome()
        let services = try await home.loggedIn()
        for _ in 1...2 { _ = try await services.popular().get() }
        for request in await home.server.requests { XCTAssertNil(request.headers["cookie"]) }
    }

    func testNoAnswerIsKept() async throws {
        let home = try makeHome()
        let services = try await home.loggedIn()
        for _ in 1...2 { _ = try await services.popular().get() }
        let count = await home.server.count(Services.popularLabel)
        XCTAssertEqual(count, 2)
    }

    func testARedirectIsReturned() async throws {
        let home = try makeHome()
        await home.server.misbehave(.redirects(to: "/elsewhere"), at: "GET /here")
        let response = try await home.transport.send(home.request("/here"))
        XCTAssertEqual(response.status, 307)
        let count = await home.server.count("GET /elsewhere")
        XCTAssertEqual(count, 0)
    }

    func testALargeAnswerIsRefusedAndOneThatJustFitsIsNot() async throws {
        let home = try makeHome()
        let answers: [(Misbehaviour, Bool)] = [
            (.large(1000), false), (.large(1001), true), (.largeUnsaid(1000), false),
            (.largeUnsaid(1001), true),
        ]
        for (answer, isRefused) in answers {
            await home.server.misbehave(answer, at: "GET /here")
            do throws(TransportError) {
                let response = try await home.transport.send(home.request("/here", largest: 1000))
                XCTAssertEqual(response.body.count, 1000)
                XCTAssertFalse(isRefused)
            } catch {
                XCTAssertEqual(error, .tooLarge)
                XCTAssertTrue(isRefused)
            }
        }
    }

    func testAConnectionThatDiesHasNothingSentTwiceThatMustNotBe() async throws {
        let home = try makeHome(keepsAlive: true)
        for method in [HTTPMethod.get, .post] {
            let label = "\(method.rawValue) /here"
            _ = try await home.transport.send(home.request("/there"))
            await home.server.misbehave(.closes, at: label)
            let request = HTTPRequest(
                method, home.server.address + "/here", isIdempotent: method == .get,
                largestAnswer: 1000)
            do throws(TransportError) { _ = try await home.transport.send(request) } catch {
                XCTAssertEqual(error, .cutShort)
            }
        }
        let count = await home.server.count("POST /here")
        XCTAssertEqual(count, 1)
    }

    func testManyRequestsAtOnceGetEachItsOwnAnswer() async throws {
        let home = try makeHome()
        let services = try await home.loggedIn()
        let names = try await withThrowingTaskGroup(of: (Int, Int).self) { group in
            for id in 1...7 {
                group.addTask { (id, try await services.profiles.profile(id).id) }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        XCTAssertEqual(names.count, 7)
        for (asked, answered) in names { XCTAssertEqual(asked, answered) }
    }
}

extension RemoteHome {
    fileprivate func request(_ path: String, largest: Int = 10_000) -> HTTPRequest {
        HTTPRequest(
            .get, server.address + path, isIdempotent: true, largestAnswer: largest)
    }
}
