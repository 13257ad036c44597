import Wayline
import XCTest

@testable import GoldenScreens

/// A password in an input or a result that the generator has made is a secret.
@MainActor
final class GeneratedSecretsTests: XCTestCase {
    func testAPasswordInAnInputIsNeitherSavedNorTold() async throws {
        let before = try Navigator(AppCoordinator())
        var told = ""
        let trace = before.events.bind { told += "\($0)" }
        before.go(.start(.signUp, SignUpInput(code: "x-17", adminPassword: "hunter2")))
        XCTAssertEqual(before.state.path.last, "sign-up")
        let bytes = try before.save()
        let saved = String(decoding: bytes, as: UTF8.self)
        XCTAssertTrue(saved.contains("x-17") && told.contains("x-17"), told)
        XCTAssertFalse(saved.contains("hunter2") || told.contains("hunter2"), told)
        trace.cancel()
        let after = try Navigator(AppCoordinator())
        let (_, restoration) = try after.restore(bytes)
        XCTAssertEqual(restoration.omissions.map(\.route), ["sign-up"])
        XCTAssertEqual(after.state.path, ["menu"])
    }

    func testAPasswordInAResultIsNotTold() async throws {
        let entry = SignUpEntry(name: "An", password: "hunter2", oldPassword: "hunter1")
        let decision = try SignUpRouter().route(to: "done", .init(entry: entry))
        XCTAssertTrue("\(decision)".contains("An"), "\(decision)")
        XCTAssertFalse("\(decision)".contains("hunter"), "\(decision)")
        let parameters = RouteParameters(entry)
        XCTAssertEqual(try parameters.decode(SignUpEntry.self, for: "sign-up"), entry)
    }
}
