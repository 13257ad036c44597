import ReferenceServer
import SampleSupport
import XCTest

@testable import Screens

final class MisbehaviourTests: XCTestCase {
    func testAnAnswerThatCannotBeReadSaysWhatIsWrongWithIt() async throws {
        let home = try makeHome()
        let services = try await home.loggedIn(limits: .once)
        let problems: [(Misbehaviour, String)] = [
            (.halfABody, "it ends too early"), (.closes, "it ends too early"),
            (.wrongJSON, "it is no JSON"), (.wrongShape, "'results' is of another type"),
            (.wrongType, "its type is not application/json"),
            (.large(4 * 1024 * 1024 + 1), "it is larger than 4194304 B"),
        ]
        for (misbehaviour, problem) in problems {
            await home.server.misbehave(misbehaviour, at: Services.popularLabel)
            let error = await services.popularError()
            XCTAssertEqual(error?.problem, problem, "\(misbehaviour)")
        }
        let error = await services.popularError()
        XCTAssertNil(error)
    }

    func testAnErrorOfTheServerIsReported() async throws {
        let home = try makeHome()
        let services = try await home.loggedIn(limits: .once)
        let host = String(home.server.address.dropFirst("http://".count))
        for status in [400, 403, 404, 418, 429, 500, 503] {
            await home.server.misbehave(.status(status), at: Services.popularLabel)
            let error = await services.popularError()
            XCTAssertEqual(error, .fault(.refused(host: host, status: status)))
        }
    }

    func testAClosedPortIsOffline() async throws {
        let home = try makeHome()
        let services = try await home.loggedIn(limits: .once)
        await home.server.stop()
        let error = await services.popularError()
        guard case .fault(.offline) = error else { return XCTFail("\(String(describing: error))") }
    }

    func testALoginThatIsAnsweredByHalfIsUnreadableAndLetsNobodyIn() async throws {
        let home = try makeHome()
        let services = try home.services()
        await home.server.misbehave(.halfABody, at: "POST /account/session")
        let error = await services.logInError(password: "sen hong 2025")
        guard case .fault(.unreadable) = error else {
            return XCTFail("\(String(describing: error))")
        }
        let session = try await services.accounts.currentSession()
        XCTAssertNil(session)
    }
}
