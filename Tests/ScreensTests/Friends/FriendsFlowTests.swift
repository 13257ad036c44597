import SampleSupport
import Wayline
import XCTest

@testable import Screens

@MainActor
final class FriendsFlowTests: XCTestCase {
    private func atFriends() async throws -> ProfileStage {
        let stage = try await ProfileStage()
        try await stage.goToProfile()
        try await stage.app.choose("An Pham, Draws maps")
        try await stage.app.choose("All friends")
        return stage
    }

    func testAllFriendsOfAPersonAreListed() async throws {
        let stage = try await atFriends()
        XCTAssertEqual(stage.app.path, ["profile", "person", "friends"])
        XCTAssertTrue(stage.app.text.contains("Friends, table: 2 rows"), stage.app.text)
        XCTAssertEqual(stage.people.count(of: .friends(4)), 2)
    }

    func testARowLeadsToThePerson() async throws {
        let stage = try await atFriends()
        try await stage.app.filter("Friends", by: "dung")
        try await stage.app.choose("Dung Bui")
        XCTAssertEqual(stage.app.path, ["profile", "person", "friends", "person"])
        XCTAssertTrue(stage.app.text.contains("picture: Dung Bui"), stage.app.text)
        let leaks = try await stage.leave()
        XCTAssertEqual(leaks, [])
    }

    func testAFailureIsShownAndReloadTriesAgain() async throws {
        let offline = ProfileError.fault(.offline(host: "example.com"))
        let stage = try await atFriends()
        stage.people.errors[.friends(4)] = offline
        try await stage.app.choose("Reload")
        XCTAssertTrue(stage.app.text.contains(offline.text(in: .english)), stage.app.text)
        XCTAssertTrue(stage.app.text.contains("Friends, table: 2 rows"), stage.app.text)
        stage.people.errors = [:]
        try await stage.app.choose("Try the friends again")
        XCTAssertFalse(stage.app.text.contains(offline.text(in: .english)), stage.app.text)
    }

    func testNobodysFriendsAreAnEmptyList() async throws {
        let stage = try await atFriends()
        stage.people.friends = [:]
        try await stage.app.choose("Reload")
        XCTAssertTrue(stage.app.text.contains("No friends yet."), stage.app.text)
    }

    func testTheFilterSurvivesARestart() async throws {
        let stage = try await atFriends()
        try await stage.app.filter("Friends", by: "dung")
        let bytes = try stage.app.navigator.save()
        let next = try await ProfileStage()
        try next.app.navigator.restore(bytes)
        try await next.app.wait { next.app.text.contains("1 row of 2 with 'dung'") }
    }
}
