import SampleSupport
import ServiceContract
import Wayline
import XCTest

@testable import Screens

/// Every screen shows all its texts in the user's language.
@MainActor
final class TwoLanguagesTests: XCTestCase {
    /// The texts that are the same in both languages: names, data and some words.
    private static let same: Set = [
        "", "OK", "Email", "Wayline", "you@example.com", "English", "Tiếng Việt",
    ]

    private func expectTwoLanguages(
        _ twins: Twins, data: Set<String> = [], line: UInt = #line
    ) {
        XCTAssertEqual(twins.alike.subtracting(Self.same).subtracting(data), [], line: line)
        XCTAssertEqual(twins.uneven, [], line: line)
    }

    func testLoggingInAndChangingAPassword() async throws {
        let twins = try await Twins()
        try await twins.type("nobody", into: "Email")
        try await twins.type("sen", into: "Password")
        try await twins.choose("Log in")
        for user in [Sample.expired, .leaked] {
            try await twins.logIn(user)
            try await twins.type("sen", into: "Old password")
            try await twins.type("sen", into: "New password")
            try await twins.type("hong", into: "Repeat password")
            try await twins.choose("Log out")
            try await twins.choose("Log out")
        }
        expectTwoLanguages(twins)
        XCTAssertEqual(twins.seen, ["login", "change-password"])
    }

    func testSigningUp() async throws {
        let twins = try await Twins()
        try await twins.choose("Sign up")
        try await twins.type("Bình", into: "Name")
        try await twins.type("nobody", into: "Email")
        try await twins.type(Sample.valid.email, into: "Email")
        try await twins.choose("Next")
        try await twins.type("sen", into: "New password")
        try await twins.type(Sample.newPassword, into: "New password")
        try await twins.type(Sample.newPassword, into: "Repeat password")
        try await twins.choose("Create account")
        expectTwoLanguages(twins)
        XCTAssertEqual(twins.seen, ["login", "sign-up-details", "sign-up-password"])
    }

    func testAForgottenPassword() async throws {
        let twins = try await Twins()
        try await twins.choose("Forgot password")
        try await twins.type(Sample.valid.email, into: "Email")
        try await twins.choose("Send code")
        try await twins.type("0000", into: "Code")
        try await twins.type(Sample.newPassword, into: "New password")
        try await twins.type(Sample.newPassword, into: "Repeat password")
        try await twins.choose("Set password")
        expectTwoLanguages(twins)
        XCTAssertEqual(twins.seen, ["login", "reset-request", "reset-code"])
    }

    func testArticles() async throws {
        let twins = try await Twins()
        try await twins.logIn(.valid)
        try await twins.open("wayline://articles/999")
        try await twins.open("wayline://articles/101")
        try await twins.back()
        try await twins.choose("shared", in: "Ranking")
        try await twins.choose("Filter settings")
        try await twins.choose("month", in: "Period")
        try await twins.choose("Travel", in: "Sections")
        try await twins.choose("Apply")
        try await twins.type("xyz", into: "Search")
        try await twins.advance(by: .milliseconds(300))
        try await twins.choose("Home")
        expectTwoLanguages(twins, data: Self.articles.union(Article.bodies.values))
        XCTAssertEqual(twins.seen.subtracting(["login"]), Self.articleScreens)
    }

    func testPeopleAndSettings() async throws {
        let twins = try await Twins()
        try await twins.logIn(.valid)
        try await twins.open("wayline://profile/99/friends")
        try await twins.open("wayline://profile/4")
        try await twins.open("wayline://profile/7")
        try await twins.choose("Send friend request")
        try await twins.choose("Profile")
        try await twins.open("wayline://profile/1")
        try await twins.choose("All friends")
        try await twins.choose("Settings")
        try await twins.choose("Log out")
        expectTwoLanguages(twins, data: Self.people)
        XCTAssertEqual(twins.seen.subtracting(["login", "home"]), Self.peopleScreens)
    }

    func testTheScreenThatPassesBySoon() async throws {
        let views = [Words(.english), Words(.vietnamese)].map {
            LaunchView($0).words
        }
        let alike = zip(views[0], views[1]).filter { $0 == $1 }.map { $0.0 }
        XCTAssertEqual(Set(alike).subtracting(Self.same), [])
    }

    private static let articleScreens: Set<RouteName> = [
        "home", "articles", "article", "filter",
    ]
    private static let peopleScreens: Set<RouteName> = ["profile", "person", "friends", "settings"]

    private static let articles: Set = [
        "Arts", "Books", "Business", "Climate", "Education", "History", "Science", "Technology",
        "Travel", "The Lotus Ponds of Hue Bloom Early This Year",
        "Warm nights in March brought the flowers out three weeks before the festival.",
        "A pond inside the citadel, at half past five.",
    ]
    private static let people: Set = [
        "Tends a pond of lotus and a blog about it", "Draws maps of markets",
        "Roasts coffee in small lots", "Tastes forty cups a day and sleeps well.",
        "Up at five, when the flowers open. Writes down what the pond does.",
        "Has walked through every market of the delta, and drawn most of them.",
        "First bud", "Pond after rain", "Seed heads", "Boats at dawn", "Ink and tea",
        "Sen Nguyen", "An Pham", "Dung Bui",
    ]
}
