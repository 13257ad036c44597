import Binding
import SampleSupport
import XCTest

@testable import Screens

@MainActor
final class ProfileHeaderViewModelTests: XCTestCase {
    private let clock = TestScheduler()
    private lazy var people = PeopleStub(clock: clock)

    private func loaded(_ friendship: Friendship) async -> ProfileHeaderViewModel {
        people.friendships[7] = friendship
        let viewModel = ProfileHeaderViewModel(of: 7, profiles: people, words: .english)
        await viewModel.load()
        return viewModel
    }

    func testTheButtonFollowsTheFriendship() async {
        let rules: [(Friendship, String, String)] = [
            (.own, "", ""),
            (.none, "Send friend request", ""),
            (.requested, "Withdraw friend request", ""),
            (.friends, "", "You are friends."),
        ]
        for (friendship, title, standing) in rules {
            let viewModel = await loaded(friendship)
            XCTAssertEqual(viewModel.requestTitle.value, title)
            XCTAssertEqual(viewModel.standing.value, standing)
        }
    }

    func testThereIsNoButtonBeforeThePersonIsKnown() async {
        let viewModel = ProfileHeaderViewModel(of: 7, profiles: people, words: .english)
        XCTAssertEqual(viewModel.requestTitle.value, "")
        await viewModel.request()
        XCTAssertEqual(people.asked, [])
    }

    func testARequestIsSentAndTakenBack() async {
        let viewModel = await loaded(.none)
        await viewModel.request()
        XCTAssertEqual(viewModel.requestTitle.value, "Withdraw friend request")
        await viewModel.request()
        XCTAssertEqual(viewModel.requestTitle.value, "Send friend request")
        XCTAssertEqual(people.asked, [.profile(7), .send(7), .withdraw(7)])
    }

    func testTheOwnProfileAndAFriendAreNotAsked() async {
        for friendship in [Friendship.own, .friends] {
            await loaded(friendship).request()
        }
        XCTAssertEqual(people.asked, [.profile(7), .profile(7)])
    }

    func testASecondRequestMeanwhileIsIgnored() async {
        let viewModel = await loaded(.none)
        people.delays[.send(7)] = 1
        let requests = (1...2).map { _ in Task.immediate { await viewModel.request() } }
        XCTAssertFalse(viewModel.canRequest.value)
        while clock.pending.isEmpty { await Task.yield() }
        clock.advance(by: .seconds(1))
        for request in requests { await request.value }
        XCTAssertTrue(viewModel.canRequest.value)
        XCTAssertEqual(people.count(of: .send(7)), 1)
    }

    func testAFailedRequestChangesNothingAndSaysWhy() async {
        let viewModel = await loaded(.none)
        people.errors[.send(7)] = .fault(.offline(host: "example.com"))
        await viewModel.request()
        XCTAssertEqual(viewModel.error, .fault(.offline(host: "example.com")))
        XCTAssertEqual(viewModel.requestTitle.value, "Send friend request")
        people.errors = [:]
        await viewModel.request()
        XCTAssertNil(viewModel.error)
    }

    func testACancelledRequestIsNoError() async {
        let viewModel = await loaded(.none)
        people.errors[.send(7)] = .fault(.cancelled)
        await viewModel.request()
        XCTAssertNil(viewModel.error)
        XCTAssertTrue(viewModel.canRequest.value)
    }

    func testThePersonIsNotLoadedWhileARequestIsUnderWay() async {
        let viewModel = await loaded(.none)
        people.delays[.send(7)] = 1
        let request = Task.immediate { await viewModel.request() }
        await viewModel.load()
        while clock.pending.isEmpty { await Task.yield() }
        clock.advance(by: .seconds(1))
        await request.value
        XCTAssertEqual(people.count(of: .profile(7)), 1)
    }

    func testNothingIsRequestedWhileThePersonIsLoaded() async {
        let viewModel = await loaded(.none)
        people.delays[.profile(7)] = 1
        let loading = Task.immediate { await viewModel.load() }
        await viewModel.request()
        while clock.pending.isEmpty { await Task.yield() }
        clock.advance(by: .seconds(1))
        await loading.value
        XCTAssertEqual(people.count(of: .send(7)), 0)
    }
}
