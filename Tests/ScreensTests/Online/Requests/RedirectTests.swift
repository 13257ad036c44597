import ReferenceServer
import SampleSupport
import Screens
import XCTest

final class RedirectTests: XCTestCase {
    func testATokenNeverGoesToAnotherHost() async throws {
        let (home, other) = (try makeHome(), try makeHome())
        let services = try await home.loggedIn()
        let elsewhere = [
            other.server.address + "/x", other.server.address.replacing("http:", with: ""),
            home.server.address.replacing("http://", with: "https://"),
            home.server.address + "@example.com/", "http://[::1", "x", "", "://", "http:x", "?q",
            "#",
            "//", "///", "//:0", "http://", "http:////@", "/ x", "//a:b/", "/\u{7F}",
        ]
        for place in elsewhere {
            await home.server.misbehave(.redirects(to: place), at: Services.popularLabel)
            let error = await services.popularError()
            XCTAssertEqual(
                error?.problem, "it leads to another place, which is not followed", place)
        }
        let requests = await other.server.requests
        XCTAssertEqual(requests.count, 0)
    }

    func testAPasswordIsSentOnNowhere() async throws {
        let (home, other) = (try makeHome(), try makeHome())
        let services = try home.services()
        for place in ["/account", other.server.address + "/account/session"] {
            await home.server.misbehave(.redirects(to: place), at: "POST /account/session")
            let error = await services.logInError(password: "sen hong 2025")
            guard case .fault(.unreadable) = error else { return XCTFail(place) }
        }
        let requests = await home.server.requests + other.server.requests
        XCTAssertEqual(requests.map(\.label), Array(repeating: "POST /account/session", count: 2))
    }

    func testAReadIsSentOnOnTheSameServer() async throws {
        let home = try makeHome()
        let services = try await home.loggedIn()
        let target = "/svc/mostpopular/v2/shared/7.json"
        for place in [target, home.server.address + target] {
            await home.server.misbehave(.redirects(to: place), at: Services.popularLabel)
            let found = try await services.popular().get()
            let expected = try await services.articles.mostPopular(by: .shared, over: .week)
            XCTAssertEqual(found, expected)
        }
    }

    func testACircleOfRedirectsEnds() async throws {
        let home = try makeHome()
        let services = try await home.loggedIn()
        let place = "/svc/mostpopular/v2/viewed/1.json"
        await home.server.misbehave(
            .redirects(to: place), at: Services.popularLabel, times: 50)
        let error = await services.popularError()
        XCTAssertEqual(error?.problem, "it leads to another place, which is not followed")
        let count = await home.server.count(Services.popularLabel)
        XCTAssertEqual(count, 4)
    }
}
