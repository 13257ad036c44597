import AppMain
import Foundation
import Screens
import Wayline
import XCTest

/// `app route` prints the same decisions that XCTest gets: for every router, route and combination
/// of facts.
@MainActor
final class DecisionTests: XCTestCase {
    private let statuses = [nil] + AccountStatus.allCases
    private let flags = [false, true]
    private let failures = [nil, "No."]

    /// Asks `router` for all of its routes, and asks the program the same.
    private func compare<Asked: Router>(
        _ screen: String, _ router: Asked, _ settings: [String: String?],
        along: RouteParameters = .none, line: UInt = #line
    ) async throws {
        let settings = settings.compactMap { key, value in
            value.map { RouteQuestion.Setting(key, $0) }
        }
        for route in Asked.Route.allCases {
            let question = RouteQuestion(route.rawValue, from: screen, settings)
            let expected = try router.route(to: RouteName(route), along)
            XCTAssertEqual(try question.decision(), expected, line: line)
            XCTAssertEqual(try question.decision().text, expected.text, line: line)
        }
    }

    func testLaunch() async throws {
        for (open, status) in pairs(flags, statuses) {
            let facts = FactsStub()
            (facts.isOpen, facts.status) = (open, status)
            try await compare(
                "launch", LaunchRouter(viewModel: facts),
                ["open": "\(open)", "status": status?.rawValue])
        }
    }

    func testLogin() async throws {
        for (status, (email, failure)) in pairs(statuses, pairs(["", "an@"], failures)) {
            let facts = FactsStub()
            (facts.status, facts.typedEmail, facts.failure) = (status, email, failure)
            try await compare(
                "login", LoginRouter(viewModel: facts),
                ["status": status?.rawValue, "email": email, "failure": failure])
        }
    }

    func testChangePassword() async throws {
        for failure in failures {
            let facts = FactsStub()
            facts.failure = failure
            try await compare(
                "change-password", ChangePasswordRouter(viewModel: facts, words: .english),
                ["failure": failure])
        }
    }

    func testSignUp() async throws {
        for (complete, (name, email)) in pairs(flags, pairs(["", "An"], ["", "an@"])) {
            let facts = FactsStub()
            facts.isComplete = complete
            facts.details = SignUpDetails(name: name, email: email)
            try await compare(
                "sign-up-details", SignUpDetailsRouter(viewModel: facts),
                ["complete": "\(complete)", "name": name, "email": email])
        }
        for (status, failure) in pairs(statuses, failures) {
            let facts = FactsStub()
            (facts.status, facts.failure) = (status, failure)
            try await compare(
                "sign-up-password", SignUpPasswordRouter(viewModel: facts),
                ["status": status?.rawValue, "failure": failure])
        }
    }

    func testForgotPassword() async throws {
        for (sent, (email, failure)) in pairs(flags, pairs(["", "an@"], failures)) {
            let facts = FactsStub()
            (facts.isSent, facts.typedEmail, facts.failure) = (sent, email, failure)
            try await compare(
                "reset-request", ResetRequestRouter(viewModel: facts),
                ["sent": "\(sent)", "email": email, "failure": failure])
        }
        for (status, failure) in pairs(statuses, failures) {
            let facts = FactsStub()
            (facts.status, facts.failure) = (status, failure)
            try await compare(
                "reset-code", ResetCodeRouter(viewModel: facts),
                ["status": status?.rawValue, "failure": failure])
        }
    }

    func testArticles() async throws {
        for error in ["", "Offline."] {
            let facts = FactsStub()
            facts.fault = error
            try await compare(
                "articles", ArticlesRouter(viewModel: facts, words: .english), ["error": error])
        }
    }

    func testHome() async throws {
        for (settings, along) in [
            ([], [:]), ([("id", "7")], ["id": 7]),
            ([("ranking", "viewed"), ("id", "7")], ["id": 7, "ranking": "viewed"]),
        ] as [([(String, String)], RouteParameters)] {
            let question = RouteQuestion(
                "article", from: "home", settings.map { RouteQuestion.Setting($0, $1) })
            XCTAssertEqual(
                try question.decision(), try HomeRouter().route(to: "article", along))
        }
        let question = RouteQuestion("screen", from: "home", [.init("route", "nowhere")])
        XCTAssertEqual(try question.decision(), .stay)
    }

    func testFilterSettings() async throws {
        let periods: [(String, Period)] = [("day", .day), ("week", .week), ("month", .month)]
        for ((name, period), section) in pairs(periods, [nil, "Arts"]) {
            let facts = FactsStub()
            facts.filter = ArticleFilter(period: period, section: section)
            try await compare(
                "filter-settings", FilterSettingsRouter(viewModel: facts),
                ["period": name, "section": section])
        }
    }

    func testProfile() async throws {
        let facts = FactsStub()
        try await compare("friends", FriendsRouter(), ["id": "4"], along: ["id": 4])
        for person in [nil, 7] {
            facts.person = person
            try await compare(
                "profile", ProfileRouter(viewModel: facts), ["person": person.map { "\($0)" }])
        }
        let question = RouteQuestion("person", from: "profile", [.init("id", "4")])
        XCTAssertEqual(try question.decision(), .push(.profile, ["id": 4]))
    }

    func testAFriendRequest() async throws {
        let host = "example.com"
        let errors: [String: ProfileError] = [
            "unknown-profile": .unknownProfile(1), "own-profile": .ownProfile,
            "already-friends": .alreadyFriends(name: "An"), "not-logged-in": .notLoggedIn,
            "offline": .fault(.offline(host: host)), "cancelled": .fault(.cancelled),
            "timed-out": .fault(.timedOut(host: host, seconds: 30)),
            "refused": .fault(.refused(host: host, status: 500)),
            "unreadable": .fault(.unreadable(host: host, problem: "no JSON")),
        ]
        let facts = FactsStub()
        let router = ProfileHeaderRouter(viewModel: facts, words: .english)
        try await compare("profile-header", router, [:])
        for (name, error) in errors {
            facts.error = error
            try await compare("profile-header", router, ["error": name])
        }
    }

    func testSettings() async throws {
        try await compare("settings", SettingsRouter(words: .english), [:])
        for out in flags {
            let facts = FactsStub()
            facts.isLoggedOut = out
            try await compare(
                "log-out", LogOutRouter(viewModel: facts), ["logged-out": "\(out)"])
        }
    }

    /// The routers of generated screens, which are listed, are asked through their controls.
    func testEveryRouterOfTheSampleCanBeAsked() async throws {
        let files = try FileManager.default.subpathsOfDirectory(
            atPath: Project.url("Sources/Screens").path)
        let routers = files.filter { file in
            let folder = (file as NSString).deletingLastPathComponent
            let listing = "\(folder)/\((folder as NSString).lastPathComponent)Listing.swift"
            return file.hasSuffix("Router.swift") && !files.contains(listing)
        }
        XCTAssertEqual(ListedRouter.all.count, routers.count, "\(routers)")
        XCTAssertEqual(Set(ListedRouter.all.map(\.screen)).count, routers.count)
    }

    private func pairs<A, B>(_ first: [A], _ second: [B]) -> [(A, B)] {
        first.flatMap { a in second.map { (a, $0) } }
    }
}
