import Screens
import Wayline
import XCTest

@MainActor
final class ProfileRouterTests: XCTestCase {
    private let people = PeopleStub(clock: TestScheduler())

    private func route(_ route: RouteName, of person: Profile.ID?) throws -> Transition {
        let viewModel = ProfileViewModel(of: person, profiles: people, words: .english)
        return try ProfileRouter(viewModel: viewModel).route(to: route, ["id": 4])
    }

    func testTheProfileLeadsToPeople() async throws {
        XCTAssertEqual(try route("person", of: 7), .push(.profile, ["id": 4]))
        XCTAssertEqual(try route("person", of: nil), .push(.profile, ["id": 4]))
        XCTAssertEqual(try route("all-friends", of: 7), .push(.friends, ["id": 7]))
        XCTAssertEqual(try route("all-friends", of: nil), .push(.friends))
    }

    func testAFailedRequestShowsAnAlertIfThereIsAnError() async throws {
        let offline = ProfileError.fault(.offline(host: "example.com"))
        let alert = Alert("Friend request", message: offline.text(in: .english))
        let rules: [(ProfileError?, Transition)] = [(nil, .stay), (offline, .alert(alert))]
        for (error, transition) in rules {
            let viewModel = ProfileHeaderViewModelStub(error: error)
            let router = ProfileHeaderRouter(viewModel: viewModel, words: .english)
            XCTAssertEqual(try router.route(to: "request-failed"), transition)
        }
    }

    func testTheListOfFriendsLeadsToAPerson() async throws {
        XCTAssertEqual(
            try FriendsRouter().route(to: "person", ["id": 4]), .push(.profile, ["id": 4]))
    }
}
