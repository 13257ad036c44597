import SampleSupport
import Wayline
import XCTest

@testable import Screens

@MainActor
final class FriendRequestFlowTests: XCTestCase {
    private let offline = ProfileError.fault(.offline(host: "example.com"))

    func testTheSameKeyAgainAsksBeforeItTakesTheRequestBack() async throws {
        let stage = try await ProfileStage()
        try await stage.goToStranger()
        try await stage.app.choose("Send friend request")
        XCTAssertEqual(stage.people.friendships[7], .requested)
        XCTAssertEqual(stage.app.message, "Friend request sent.")
        try await stage.app.choose("Withdraw friend request")
        XCTAssertEqual(
            stage.app.alerts.map(\.title), ["Withdraw your friend request to Dung Bui?"])
        try await stage.app.choose("Keep it")
        XCTAssertEqual(stage.people.friendships[7], .requested)
    }

    func testARequestIsSentAndTakenBack() async throws {
        let stage = try await ProfileStage()
        try await stage.goToStranger()
        try await stage.app.choose("Send friend request")
        try await stage.app.choose("Withdraw friend request")
        try await stage.app.choose("Withdraw")
        XCTAssertEqual(stage.app.message, "Friend request withdrawn.")
        XCTAssertEqual(stage.people.friendships[7], Friendship.none)
        XCTAssertTrue(stage.app.text.contains("Send friend request, button"), stage.app.text)
    }

    func testTheButtonCannotBePressedTwice() async throws {
        let stage = try await ProfileStage { $0.delays[.send(7)] = 3 }
        try await stage.goToStranger()
        try await stage.app.choose("Send friend request")
        XCTAssertTrue(
            stage.app.text.contains("Send friend request, button: working, not available now"),
            stage.app.text)
        await expectAnError { try await stage.app.choose("Send friend request") }
        try await stage.app.advance(by: .seconds(3))
        XCTAssertTrue(stage.app.text.contains("Withdraw friend request, button\n"), stage.app.text)
        XCTAssertEqual(stage.people.count(of: .send(7)), 1)
    }

    func testAFailureIsAnAlertAndTheButtonIsAsBefore() async throws {
        let stage = try await ProfileStage { $0.errors[.send(7)] = self.offline }
        try await stage.goToStranger()
        try await stage.app.choose("Send friend request")
        XCTAssertEqual(
            stage.app.alerts, [Alert("Friend request", message: offline.text(in: .english))])
        try await stage.app.choose("OK")
        XCTAssertTrue(stage.app.text.contains("Send friend request, button\n"), stage.app.text)
    }

    func testAfterAFailureTheServiceSaysHowThingsStand() async throws {
        let stage = try await ProfileStage { people in
            people.errors[.send(7)] = .alreadyFriends(name: "Dung Bui")
        }
        try await stage.goToStranger()
        stage.people.friendships[7] = .friends
        try await stage.app.choose("Send friend request")
        try await stage.app.choose("OK")
        XCTAssertTrue(stage.app.text.contains("You are friends."), stage.app.text)
        XCTAssertFalse(stage.app.text.contains("request"), stage.app.text)
    }

    func testAFailureIsNotShownToAUserWhoHasLeft() async throws {
        let stage = try await ProfileStage { people in
            people.delays[.send(7)] = 3
            people.errors[.send(7)] = self.offline
        }
        try await stage.goToStranger()
        try await stage.app.choose("Send friend request")
        try await stage.app.choose("Settings")
        try await stage.app.advance(by: .seconds(3))
        XCTAssertEqual(stage.app.alerts, [])
        XCTAssertEqual(stage.app.path, ["settings"])
    }

    func testLeavingInMidRequestShowsNothingAndReleasesAll() async throws {
        let stage = try await ProfileStage { $0.delays[.send(7)] = 3 }
        try await stage.goToStranger()
        try await stage.app.choose("Send friend request")
        try await stage.app.back()
        try await stage.app.advance(by: .seconds(3))
        XCTAssertEqual(stage.app.alerts, [])
        XCTAssertEqual(stage.people.friendships[7], Friendship.none)
        XCTAssertEqual(stage.app.navigator.findLeaks(), [])
    }

    private func expectAnError(_ action: () async throws -> Void) async {
        do {
            try await action()
            XCTFail("it could be done")
        } catch {
            XCTAssertTrue(error is FlowDriverError)
        }
    }
}
