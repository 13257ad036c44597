import SampleSupport
import ServiceContract
import Wayline
import XCTest

@testable import Screens

@MainActor
final class AppLinksTests: XCTestCase {
    func testEachLinkLeadsToItsDestination() async throws {
        func tab(_ name: Destination<NoInput, NoOutput>, _ steps: Transition...) -> Transition {
            .sequence([.enter(.home), .select(name), .popToRoot] + steps)
        }
        let table = try AppLinks.table()
        for (link, transition) in [
            ("login", .enter(.signIn)), ("home", tab(.home)), ("articles", tab(.articles)),
            ("articles/7", tab(.articles, .push(.article, ArticleInput(id: 7)))),
            (
                "articles/7?ranking=viewed",
                tab(.articles, .push(.article, ArticleInput(id: 7, ranking: .viewed)))
            ),
            ("profile", tab(.profile)),
            ("profile/4", tab(.profile, .push(.person, PersonInput(id: 4)))),
            (
                "profile/4/friends",
                tab(
                    .profile, .push(.person, PersonInput(id: 4)),
                    .push(.friends, PersonInput(id: 4)))
            ),
            ("settings", tab(.settings)),
        ] {
            XCTAssertEqual(
                try table.target(of: Link(parsing: "wayline://\(link)")), transition, link)
        }
    }

    func testALinkLeadsThereFromAnywhere() async throws {
        let app = try await AppStage().run(as: .valid).driver
        try await app.choose("Articles")
        try await app.choose("Filter settings")
        try await app.open("wayline://profile/2/friends")
        XCTAssertEqual(app.path, ["profile", "person", "friends"])
        try await app.open("wayline://settings")
        XCTAssertEqual(app.path, ["settings"])
        try await app.open("wayline://login")
        XCTAssertEqual(app.path, ["settings"])
        XCTAssertEqual(app.navigator.findLeaks(), [])
    }

    func testALinkThatNeedsALoginGoesOnAfterIt() async throws {
        for user in [Sample.valid, .expired] {
            let app = try await AppStage().run().driver
            try await app.open("wayline://articles/1?ranking=viewed")
            XCTAssertEqual(app.path, ["login"])
            try await app.logIn(user)
            if app.path.contains("change-password") { try await app.changePassword(of: user) }
            XCTAssertEqual(app.path, ["articles", "article"])
            XCTAssertEqual(app.navigator.findLeaks(), [])
        }
    }

    func testTheLastLinkIsGoneOnTo() async throws {
        let app = try await AppStage().run().driver
        try await app.open("wayline://profile")
        try await app.open("wayline://settings")
        try await app.logIn(.valid)
        XCTAssertEqual(app.path, ["settings"])
    }

    func testALinkAtTheStartIsOpenedFromTheSavedPlace() async throws {
        let stage = try AppStage()
        let before = try await stage.run(as: .valid)
        try await before.driver.choose("Articles")
        before.app.save()
        let app = try await stage.run(link: "wayline://settings").driver
        XCTAssertEqual(app.path, ["settings"])
    }

    func testALinkThatLeadsNowhereIsReportedAndHarmsNothing() async throws {
        let app = try await AppStage().run().driver
        do {
            try await app.open("wayline://setings")
            XCTFail("there is no such link")
        } catch {
            XCTAssertTrue("\(error)".contains("Did you mean 'wayline://settings'?"), "\(error)")
        }
        XCTAssertEqual(app.path, ["login"])
    }
}

extension FlowDriver {
    func changePassword(of user: Sample) async throws {
        try await type(user.password, into: "Old password")
        try await type(Sample.newPassword, into: "New password")
        try await type(Sample.newPassword, into: "Repeat password")
        try await choose("Change password")
    }
}
