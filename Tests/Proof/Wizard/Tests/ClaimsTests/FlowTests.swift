import Wayline
import XCTest

@testable import Claims

/// The app, as a user sees it.
@MainActor
final class FlowTests: XCTestCase {
    private let world = ClaimWorld()

    func testTheIntroductionComesOnceAndThenTheLogin() async throws {
        let app = try await signedIn()
        XCTAssertEqual(app.path, ["claims"])
        XCTAssertTrue(world.settings.isOnboarded)
    }

    func testAClaimIsSubmitted() async throws {
        let app = try await signedIn()
        try await fillIn(app)
        XCTAssertEqual(app.path.last, "summary")
        try await app.choose("Submit")
        XCTAssertEqual(app.path, ["claims", "claim"])
        XCTAssertTrue(app.text.contains("Carpet"), app.text)
        XCTAssertEqual(app.navigator.findLeaks(), [])
    }

    func testAChangeIsInTheSummary() async throws {
        let app = try await signedIn()
        try await fillIn(app)
        try await app.choose("Change day and place")
        try await app.type("Hue", into: "Place")
        try await app.choose("Change")
        XCTAssertTrue(app.text.contains("Hue"), app.text)
    }

    func testADraftIsSavedAndResumed() async throws {
        let app = try await signedIn()
        try await app.choose("New claim")
        try await app.type("100200", into: "Policy number")
        try await app.choose("Save and close")
        try await app.choose("Drafts")
        try await app.choose("Draft 1, 100200")
        XCTAssertEqual(app.path, ["claims", "drafts", "policy"])
        XCTAssertTrue(app.text.contains("100200"), app.text)
    }

    func testLeavingWithChangesAsks() async throws {
        let app = try await signedIn()
        try await app.choose("New claim")
        try await app.type("1", into: "Policy number")
        try await app.back()
        XCTAssertEqual(app.alerts.map(\.title), ["Save a draft?"])
        try await app.choose("Discard it")
        XCTAssertEqual(app.path, ["claims"])
    }

    func testAnotherUserSeesNothing() async throws {
        let app = try await signedIn()
        try await fillIn(app)
        try await app.choose("Submit")
        try await app.back()
        try await app.choose("Account")
        try await app.choose("Sign out")
        try await app.choose("Sign out")
        try await signIn(app, "binh@example.com", "tra xanh")
        XCTAssertTrue(app.text.contains("No claims yet."), app.text)
    }

    func testALinkWaitsForTheLogin() async throws {
        let app = try FlowDriver(.claims(in: world))
        try await app.open("claims://new")
        try await pass(app)
        try await signIn(app, "an@example.com", "sen hong")
        XCTAssertEqual(app.path, ["claims", "policy"])
    }

    func testAfterAFailureTheUserTriesAgain() async throws {
        let app = try await signedIn()
        try await fillIn(app)
        world.claims.isOffline = true
        try await app.choose("Submit")
        XCTAssertTrue(app.text.contains("does not answer"), app.text)
        world.claims.isOffline = false
        try await app.choose("Submit")
        XCTAssertEqual(app.path, ["claims", "claim"])
    }

    private func signedIn() async throws -> FlowDriver {
        let app = try FlowDriver(.claims(in: world))
        try await app.choose("Begin")
        try await pass(app)
        try await signIn(app, "an@example.com", "sen hong")
        return app
    }

    private func pass(_ app: FlowDriver) async throws {
        try await app.choose("Next")
        try await app.toggle("I accept the terms")
        try await app.choose("Done")
    }

    private func signIn(_ app: FlowDriver, _ email: String, _ password: String) async throws {
        try await app.type(email, into: "Email")
        try await app.type(password, into: "Password")
        try await app.choose("Sign in")
    }

    private func fillIn(_ app: FlowDriver) async throws {
        try await app.choose("New claim")
        try await app.type("100200", into: "Policy number")
        try await app.choose("Next")
        try await app.type("2026-01-30", into: "Day")
        try await app.type("Hanoi", into: "Place")
        for _ in 1...3 { try await app.choose("Next") }
        try await app.choose("Add an item")
        try await app.type("Carpet", into: "Name")
        try await app.type("120", into: "Price, €")
        try await app.choose("Take it")
        try await app.choose("Next")
        try await app.type("12345678", into: "Account")
        try await app.choose("Next")
        try await app.type("0901234567", into: "Phone")
        try await app.choose("Next")
    }
}
