import SampleSupport
import Wayline
import XCTest

@testable import Screens

/// A profile of which a part cannot be loaded.
@MainActor
final class ProfileFailureFlowTests: XCTestCase {
    private let offline = ProfileError.fault(.offline(host: "example.com"))
    private let late = ProfileError.fault(.timedOut(host: "example.com", seconds: 10))

    func testOnePartFailsAndTheOthersStand() async throws {
        let parts: [(PeopleQuestion, String, [String])] = [
            (.profile(1), "Try the person again", ["First bud", "An Pham", "Up at five."]),
            (.photos(1), "Try the photos again", ["Sen Nguyen", "An Pham", "Up at five."]),
            (.friends(1), "Try the friends again", ["Sen Nguyen", "First bud", "Up at five."]),
            (.about(1), "Try the text again", ["Sen Nguyen", "First bud", "An Pham"]),
        ]
        for (part, again, others) in parts {
            let stage = try await ProfileStage { $0.errors[part] = self.offline }
            let app = stage.app
            try await stage.goToProfile()
            for text in [offline.text(in: .english) + "\n\(again), button"] + others {
                XCTAssertTrue(app.text.contains(text), app.text)
            }
            XCTAssertEqual(app.text.count(of: ", button"), part == .friends(1) ? 2 : 3, app.text)
            let labels = Page(of: app.navigator).controls.map(\.label)
            XCTAssertTrue(labels.contains(again), "the full screen shows \(labels)")
        }
    }

    func testTryAgainLoadsThatPartAlone() async throws {
        let stage = try await ProfileStage { $0.errors[.photos(1)] = self.late }
        try await stage.goToProfile()
        XCTAssertTrue(
            stage.app.text.contains("newest first\nexample.com did not answer within 10 s."),
            stage.app.text)
        stage.people.errors = [:]
        try await stage.app.choose("Try the photos again")
        XCTAssertTrue(
            stage.app.text.contains("Photos, newest first\nFirst bud"), stage.app.text)
        XCTAssertFalse(stage.app.text.contains("again"), stage.app.text)
        XCTAssertEqual(stage.people.count(of: .photos(1)), 2)
        XCTAssertEqual(stage.people.count(of: .about(1)), 1)
    }

    func testAnUnknownPersonIsReportedOnTheScreen() async throws {
        let stage = try await ProfileStage { $0.errors[.profile(7)] = .unknownProfile(7) }
        try await stage.goToStranger()
        XCTAssertTrue(stage.app.text.contains("There is no profile 7:"), stage.app.text)
    }

    func testAnEndedSessionLeadsToLogin() async throws {
        let stage = try await ProfileStage { $0.errors[.about(7)] = .notLoggedIn }
        try await stage.goToStranger()
        XCTAssertEqual(stage.app.path, ["login"])
        XCTAssertEqual(
            stage.app.alerts.map(\.title), ["You are not logged in any more. Log in again."])
        XCTAssertEqual(stage.app.navigator.findLeaks(), [])
    }
}

extension String {
    fileprivate func count(of part: String) -> Int {
        ranges(of: part).count
    }
}
