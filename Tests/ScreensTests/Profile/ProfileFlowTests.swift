import SampleSupport
import Wayline
import XCTest

@testable import Screens

@MainActor
final class ProfileFlowTests: XCTestCase {
    func testTheTabShowsTheUsersOwnProfile() async throws {
        let stage = try await ProfileStage()
        try await stage.goToProfile()
        XCTAssertEqual(stage.app.path, ["profile"])
        XCTAssertTrue(
            stage.app.text.contains(
                """
                picture: Sen Nguyen
                A line
                Place: Hue
                Joined: 2025-01-12
                Photos, newest first
                First bud: 2025-01-12
                Friends
                Friends, list: 1 row
                An Pham, Draws maps
                All friends, button
                About
                Up at five.
                Work: Gardener
                Languages: Vietnamese, French
                Reload, button
                """), stage.app.text)
    }

    func testAFriendIsOpenedAndLeftAgain() async throws {
        let stage = try await ProfileStage()
        try await stage.goToProfile()
        try await stage.app.choose("An Pham, Draws maps", in: "Friends")
        XCTAssertEqual(stage.app.path, ["profile", "person"])
        XCTAssertTrue(stage.app.text.contains("picture: An Pham"), stage.app.text)
        XCTAssertTrue(stage.app.text.contains("You are friends."), stage.app.text)
        XCTAssertFalse(stage.app.text.contains("friend request"), stage.app.text)
        try await stage.app.back()
        XCTAssertTrue(stage.app.text.contains("picture: Sen Nguyen"), stage.app.text)
        XCTAssertEqual(stage.app.navigator.findLeaks(), [])
    }

    func testWithNothingToShowEachPartSaysSo() async throws {
        let stage = try await ProfileStage { people in
            people.photos = []
            people.friends = [:]
            people.about = About(text: "", work: "", languages: [])
        }
        try await stage.goToProfile()
        for text in ["No photos yet.", "No friends yet.", "Nothing written yet."] {
            XCTAssertTrue(stage.app.text.contains(text), stage.app.text)
        }
        XCTAssertFalse(stage.app.text.contains("All friends"), stage.app.text)
    }

    func testANameWithoutAValueIsNotShown() async throws {
        let stage = try await ProfileStage { people in
            people.place = ""
            people.about = About(text: "Up at five.", work: "", languages: [])
        }
        try await stage.goToProfile()
        for name in ["Place", "Work", "Languages"] {
            XCTAssertFalse(stage.app.text.contains("\(name):"), stage.app.text)
        }
        XCTAssertTrue(stage.app.text.contains("Joined: 2025-01-12"), stage.app.text)
    }

    func testOnlyTheFirstFriendsStandInTheProfile() async throws {
        let stage = try await ProfileStage { people in
            people.friends[1] = (1...5).map {
                Friend(id: $0, name: "Friend \($0)", headline: "")
            }
        }
        try await stage.goToProfile()
        XCTAssertTrue(stage.app.text.contains("Friend 3"), stage.app.text)
        XCTAssertFalse(stage.app.text.contains("Friend 4"), stage.app.text)
    }

    func testAPartThatIsSlowKeepsNoOtherWaiting() async throws {
        let stage = try await ProfileStage { $0.delays[.photos(1)] = 5 }
        try await stage.goToProfile()
        XCTAssertTrue(stage.app.text.contains("Photos, newest first\nLoading"), stage.app.text)
        XCTAssertTrue(stage.app.text.contains("Up at five."), stage.app.text)
        try await stage.app.advance(by: .seconds(5))
        XCTAssertTrue(stage.app.text.contains("Photos, newest first\nFirst bud"), stage.app.text)
    }

    func testReloadLoadsAllPartsAgain() async throws {
        let stage = try await ProfileStage()
        try await stage.goToProfile()
        stage.people.photos = []
        stage.people.friends = [:]
        stage.people.about = About(text: "Up at six.", work: "", languages: [])
        try await stage.app.choose("Reload")
        for text in ["No photos yet.", "No friends yet.", "Up at six."] {
            XCTAssertTrue(stage.app.text.contains(text), stage.app.text)
        }
        XCTAssertEqual(stage.people.count(of: .profile(1)), 2)
    }

    func testTheProfileSpeaksTheLanguageOfTheApp() async throws {
        let stage = try await ProfileStage(in: .vietnamese)
        try await stage.app.choose("Hồ sơ")
        try await stage.app.choose("Tất cả bạn bè")
        XCTAssertEqual(stage.app.path, ["profile", "friends"])
        XCTAssertTrue(stage.app.text.hasPrefix("Bạn bè\nHồ sơ > Bạn bè"), stage.app.text)
    }

    func testEverythingIsReleasedInMidLoading() async throws {
        let stage = try await ProfileStage { people in
            people.delays[.about(7)] = 30
        }
        try await stage.goToStranger()
        XCTAssertTrue(stage.app.text.contains("About\nLoading"), stage.app.text)
        let leaks = try await stage.leave()
        XCTAssertEqual(leaks, [])
    }

    func testTheTrailNamesThePeople() async throws {
        let stage = try await ProfileStage()
        try await stage.goToStranger()
        XCTAssertTrue(
            stage.app.text.hasPrefix("Dung Bui\nProfile > An Pham > Dung Bui\n"), stage.app.text)
    }
}
