import Foundation
import ReferenceServer
import SampleSupport
import ServiceContract
import XCTest

@testable import Screens

final class TokenTests: XCTestCase {
    private let wrong = "nham mat khau"

    func testEachRequestThatTakesASessionCarriesTheToken() async throws {
        let home = try makeHome()
        let services = try await home.loggedIn()
        _ = try await services.accounts.currentSession()
        _ = try await services.popular().get()
        _ = try await services.profiles.friends(of: 1)
        _ = try await services.profiles.sendFriendRequest(to: 7)
        let tokens = await home.server.requests.dropFirst().map(\.token)
        XCTAssertEqual(tokens.count, 4)
        XCTAssertEqual(Set(tokens).count, 1)
        XCTAssertNotNil(tokens[0])
    }

    func testNothingIsAskedWithoutALogin() async throws {
        let home = try makeHome()
        let error = try await home.services().popularError()
        XCTAssertEqual(error, .notLoggedIn)
        let requests = await home.server.requests
        XCTAssertEqual(requests.count, 0)
    }

    func testNoPasswordIsInAnyFileAndNoTokenButInThatOfTheSession() async throws {
        let home = try makeHome()
        let services = try await home.loggedIn()
        _ = await services.logInError(password: wrong)
        home.ageTokens()
        _ = await services.popularError()
        let tokens = await home.server.requests.compactMap(\.token)
        XCTAssertEqual(Set(tokens).count, 2)
        let session = try XCTUnwrap(home.sessionFile()).lastPathComponent
        for (name, bytes) in try home.files() {
            for secret in [wrong, Sample.valid.password] + (name == session ? [] : tokens) {
                XCTAssertNil(bytes.range(of: Data(secret.utf8)), "\(secret) is in \(name)")
            }
        }
    }

    func testNoErrorSaysAPasswordOrAToken() async throws {
        let home = try makeHome()
        let services = try await home.loggedIn(limits: .once)
        let troubles: [Misbehaviour] = [
            .halfABody, .closes, .wrongJSON, .wrongShape, .wrongType, .status(401), .status(500),
            .redirects(to: "http://example.com/"),
        ]
        for trouble in troubles {
            await home.server.misbehave(trouble, at: "POST /account/session")
            await home.server.misbehave(trouble, at: Services.popularLabel, times: 2)
            let login = await services.logInError(password: wrong)
            let articles = await services.popularError()
            let text = "\(String(reflecting: login)) \(String(reflecting: articles))"
            for secret in [wrong, "access-", "refresh-"] { XCTAssertFalse(text.contains(secret)) }
        }
    }

    func testARequestAndAnAnswerDoNotShowWhatIsInThem() {
        let request = HTTPRequest(
            .post, "https://api.example.com/account", headers: ["Authorization": "Bearer token-1"],
            body: Array(wrong.utf8), largestAnswer: 10)
        let response = HTTPResponse(status: 200, headers: ["x": "token-1"], body: [1, 23, 45])
        var shown = "\(request) \(response)"
        dump(request, to: &shown)
        dump(response, to: &shown)
        XCTAssertFalse(shown.contains("token-1"))
        XCTAssertFalse(shown.contains("45"))
        XCTAssertFalse(shown.contains("\(Array(wrong.utf8)[0])"))
    }
}
