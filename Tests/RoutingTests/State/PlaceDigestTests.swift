import WaylineRouting
import XCTest

final class PlaceDigestTests: XCTestCase {
    private struct LogIn: Codable {
        var email = "an@example.org"
        @Secret var password = ""
    }

    private let home = NavigationState(root: "home")

    func testAnotherWayToAPlaceIsTheSamePlace() throws {
        let direct = try home.applying(.push("article", ["id": 7]))
        let detour = try home.applying(.present("help")).applying(.dismiss)
            .applying(.push("news")).applying(.replace("article", ["id": 7]))
        XCTAssertNotEqual(direct, detour)
        XCTAssertTrue(direct.isSamePlace(as: detour))
        XCTAssertEqual(direct.placeDigest, detour.placeDigest)
    }

    func testPlacesDifferInEachPart() throws {
        let tabs = try NavigationState(root: PlaceStep("home"), shape: .homeTabs)
        let states = [
            home, NavigationState(root: "house"), tabs, try tabs.applying(.select("profile")),
            try tabs.applying(.push("edit")), try tabs.applying(.push("edit", ["id": 1])),
            try tabs.applying(.push("edit")).applying(.select("profile")),
            try tabs.applying(.start("edit")), try tabs.applying(.present("edit")),
            try tabs.applying(.enter("edit")), try tabs.applying(.start("edit", ["id": 1])),
            try tabs.applying(.start("edit")).applying(.push("more")),
            try tabs.applying(.alert(Alert("No"))), try tabs.applying(.alert(Alert("Yes"))),
            try tabs.applying(.alert(Alert("No", message: "!"))),
            try tabs.applying(.alert(.confirm("No", yes: "OK", no: "OK"))),
            try tabs.applying(.alert(Alert("No", actions: [.init("OK", route: "ok")]))),
        ]
        XCTAssertEqual(Set(states.map(\.placeDigest)).count, states.count)
        XCTAssertFalse(states[0].isSamePlace(as: states[1]))
    }

    func testValuesOfDifferentKindsAreDifferentPlaces() throws {
        let values: [RouteValue] = [
            nil, true, 1, 1.5, 2.0, 2, "1", .text("1"), [], [1], [[1]], [:], ["a": 1], ["b": 1], "",
            "é", "e\u{301}",
        ]
        let digests = try values.map {
            try home.applying(.push("page", ["value": $0])).placeDigest
        }
        XCTAssertEqual(Set(digests).count, values.count)
    }

    func testASecretDoesNotCount() throws {
        func state(_ password: String) throws -> NavigationState {
            try home.applying(.push("log-in", RouteParameters(LogIn(password: password))))
        }
        let (blank, secret) = (try state(""), try state("hunter2"))
        XCTAssertTrue(blank.isSamePlace(as: secret))
        XCTAssertTrue(blank.isSamePlace(as: try Self.saved(secret)))
    }

    func testWhatIsPendingDoesNotCount() throws {
        var waiting = try home.applying(.push("log-in"))
        let digest = waiting.placeDigest
        var pending = PendingNavigation(
            ticket: 1, NavigationGoal(.transition(.push("orders")), top: 2), cause: .link,
            departure: .link, isCut: false)
        pending.until = .gone([2])
        waiting.pending = [pending]
        XCTAssertEqual(waiting.placeDigest, digest)
        XCTAssertEqual(waiting.description, "home\n  home\n  log-in\npending: push orders")
    }

    func testASavedStateShowsTheSamePlace() throws {
        let input = RouteParameters(LogIn(password: "hunter2"))
        let state = try home.applying(.push("log-in", input)).applying(.start("help", input))
            .applying(.push("page", ["secrets": [.secret("a"), 2], "only": .secret(1)]))
            .applying(.push("page", ["only": .secret("b")])).applying(.push("page", ["a": 2.0]))
        let restored = try Self.saved(state)
        XCTAssertNotEqual(restored, state)
        XCTAssertTrue(restored.isSamePlace(as: state))
    }

    func testParametersThatCannotBeSavedAreAPlaceToo() throws {
        let infinite = try home.applying(.push("page", ["limit": .double(.infinity)]))
        let notANumber = try home.applying(.push("page", ["limit": .double(.nan)]))
        let faulty = try home.applying(
            .start("page", RouteParameters(7)), shape: { _, _ in .stack([PlaceStep("page")]) })
        let plain = try home.applying(.start("page"))
        XCTAssertTrue(notANumber.isSamePlace(as: notANumber))
        XCTAssertEqual(Set([infinite, faulty, plain].map(\.placeDigest)).count, 3)
    }

    func testTheDigestIsTheSameInEveryProcess() throws {
        let state = try NavigationState(root: PlaceStep("home"), shape: .homeTabs)
            .applying(.push("article", ["id": 7, "title": "Người đưa thư"]))
            .applying(.select("profile")).applying(.present("help"))
            .applying(.alert(Alert("Not saved")))
        XCTAssertEqual(state.placeDigest.description, "46bbefd4ec7e9cd5b19d979cc5b49844")
        XCTAssertEqual(home.placeDigest.description, "a7ecad416acfcc4db587d017ef3ef992")
    }

    func testTheDigestOfADeepStackUsesNoCallStack() throws {
        var stacks = (NavigationState(root: "page"), NavigationState(root: "page"))
        for _ in 1..<100_000 {
            stacks.0 = try stacks.0.applying(.push("page"))
            stacks.1 = try stacks.1.applying(.push("page"))
        }
        XCTAssertEqual(stacks.0.placeDigest, stacks.1.placeDigest)
    }

    func testTasksThatAskAtOnceGetTheSameDigest() async throws {
        for _ in 0..<20 {
            var state = NavigationState(root: "page")
            for number in 0..<200 {
                state = try state.applying(.push("page", ["id": .int(number)]))
            }
            let expected = try Self.saved(state).placeDigest
            let shared = state
            await withTaskGroup(of: PlaceDigest.self) { group in
                for _ in 0..<8 { group.addTask { shared.placeDigest } }
                for await digest in group { XCTAssertEqual(digest, expected) }
            }
        }
    }

    private static func saved(_ state: NavigationState) throws -> NavigationState {
        try Snapshot(bytes: Snapshot(state).bytes()).decode(NavigationState.self)
    }
}
