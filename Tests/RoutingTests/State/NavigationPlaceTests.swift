import Foundation
import WaylineRouting
import XCTest

final class NavigationPlaceTests: XCTestCase {
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
        XCTAssertEqual(direct.place, detour.place)
        XCTAssertEqual(direct.place.digest, detour.place.digest)
    }

    func testPlacesDifferInEachPart() throws {
        let tabs = try NavigationState(root: Destination("home"), shape: .homeTabs)
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
        XCTAssertEqual(Set(states.map(\.place)).count, states.count)
        XCTAssertEqual(Set(states.map(\.place.digest)).count, states.count)
    }

    func testValuesOfDifferentKindsAreDifferentPlaces() throws {
        let values: [RouteValue] = [
            nil, true, 1, 1.5, 2.0, 2, "1", .text("1"), [], [1], [[1]], [:], ["a": 1], ["b": 1], "",
            "é", "e\u{301}",
        ]
        let places = try values.map { try home.applying(.push("page", ["value": $0])).place }
        XCTAssertEqual(Set(places).count, values.count)
        XCTAssertEqual(Set(places.map(\.digest)).count, values.count)
    }

    func testASecretDoesNotCountAndCannotBeRead() throws {
        func place(_ password: String) throws -> NavigationPlace {
            let input = RouteParameters(LogIn(password: password))
            return try home.applying(.push("log-in", input)).place
        }
        let (blank, secret) = (try place(""), try place("hunter2"))
        XCTAssertEqual(blank, secret)
        XCTAssertEqual(blank.digest, secret.digest)
        XCTAssertEqual(blank.digest, try Self.saved(secret, as: NavigationPlace.self).digest)
        var dumped = ""
        dump(secret, to: &dumped)
        let written = String(decoding: try JSONEncoder().encode(secret), as: UTF8.self)
        for text in ["\(secret)", dumped, written] {
            XCTAssertFalse(text.contains("hunter2"), text)
        }
        XCTAssertEqual("\(blank)", "\(secret)")
    }

    func testWhatIsPendingDoesNotCount() throws {
        var waiting = try home.applying(.push("log-in"))
        let place = waiting.place
        waiting.pending = [
            PendingNavigation(
                .transition(.push("orders")), cause: .link, departure: .link, isCut: false,
                isOwned: false, first: [], waitsFor: [2], top: 2, decider: nil)
        ]
        XCTAssertEqual(waiting.place, place)
        XCTAssertEqual(waiting.place.digest, place.digest)
        XCTAssertEqual(waiting.place.description, "home\n  home\n  log-in")
        XCTAssertEqual(waiting.description, "home\n  home\n  log-in\npending: push orders")
    }

    func testASavedStateShowsTheSamePlace() throws {
        let input = RouteParameters(LogIn(password: "hunter2"))
        let state = try home.applying(.push("log-in", input)).applying(.start("help", input))
            .applying(.push("page", ["secrets": [.secret("a"), 2], "only": .secret(1)]))
            .applying(.push("page", ["only": .secret("b")])).applying(.push("page", ["a": 2.0]))
        let restored = try Self.saved(state, as: NavigationState.self)
        XCTAssertNotEqual(restored, state)
        XCTAssertEqual(restored.place, state.place)
        XCTAssertEqual(restored.place.digest, state.place.digest)
    }

    func testAPlaceIsWrittenWithoutNumbersOfItsOwn() throws {
        let late = try home.applying(.push("a")).applying(.pop).applying(.push("b", ["id": 7]))
        let early = try home.applying(.push("b", ["id": 7]))
        XCTAssertEqual(try Snapshot(late.place).bytes(), try Snapshot(early.place).bytes())
        XCTAssertEqual(try Self.saved(late.place, as: NavigationPlace.self), early.place)
        let data = try JSONEncoder().encode(late.place)
        XCTAssertEqual(try JSONDecoder().decode(NavigationPlace.self, from: data), early.place)
    }

    func testParametersThatCannotBeSavedAreAPlaceToo() throws {
        let infinite = try home.applying(.push("page", ["limit": .double(.infinity)])).place
        let notANumber = try home.applying(.push("page", ["limit": .double(.nan)])).place
        XCTAssertEqual(infinite, infinite)
        XCTAssertEqual(notANumber, notANumber)
        let faulty = try home.applying(
            .start("page", RouteParameters(7)),
            shape: { _, _ in
                .stack([Destination("page")])
            }
        ).place
        XCTAssertEqual(faulty, faulty)
        XCTAssertNotEqual(faulty, try home.applying(.start("page")).place)
    }

    func testTheDigestIsTheSameInEveryProcess() throws {
        let state = try NavigationState(root: Destination("home"), shape: .homeTabs)
            .applying(.push("article", ["id": 7, "title": "Người đưa thư"]))
            .applying(.select("profile")).applying(.present("help"))
            .applying(.alert(Alert("Not saved")))
        XCTAssertEqual(state.place.digest.description, "fd17ca3ac215eba5e1a6a7270b6f6663")
        XCTAssertEqual(home.place.digest.description, "c7fee727d3f0ce62c8127862fc8c81c4")
    }

    func testADigestIsReadFromItsDigits() throws {
        let digest = home.place.digest
        XCTAssertEqual(NavigationPlace.Digest("\(digest)"), digest)
        XCTAssertEqual("\(digest)".count, 32)
        XCTAssertEqual(NavigationPlace.Digest(String(repeating: "0", count: 31) + "1")?.low, 1)
        let data = try JSONEncoder().encode([digest])
        XCTAssertEqual(String(decoding: data, as: UTF8.self), #"["\#(digest)"]"#)
        XCTAssertEqual(
            try JSONDecoder().decode([NavigationPlace.Digest].self, from: data), [digest])
        for text in ["", "0", String(repeating: "g", count: 32), "+" + "\(digest)".dropFirst()] {
            XCTAssertNil(NavigationPlace.Digest(text), text)
        }
        let damaged = Data(#"["0"]"#.utf8)
        XCTAssertThrowsError(try JSONDecoder().decode([NavigationPlace.Digest].self, from: damaged))
    }

    func testTheDigestOfADeepStackUsesNoCallStack() throws {
        var stacks = (NavigationState(root: "page"), NavigationState(root: "page"))
        for _ in 1..<100_000 {
            stacks.0 = try stacks.0.applying(.push("page"))
            stacks.1 = try stacks.1.applying(.push("page"))
        }
        XCTAssertEqual(stacks.0.place.digest, stacks.1.place.digest)
        XCTAssertEqual(stacks.0.place, stacks.1.place)
    }

    func testTasksThatAskAtOnceGetTheSameDigest() async throws {
        for _ in 0..<20 {
            var state = NavigationState(root: "page")
            for number in 0..<200 {
                state = try state.applying(.push("page", ["id": .int(number)]))
            }
            let expected = try Self.saved(state, as: NavigationState.self).place.digest
            let place = state.place
            await withTaskGroup(of: NavigationPlace.Digest.self) { group in
                for _ in 0..<8 { group.addTask { place.digest } }
                for await digest in group { XCTAssertEqual(digest, expected) }
            }
        }
    }

    private static func saved<Value: Codable>(_ value: Value, as type: Value.Type) throws -> Value {
        try Snapshot(bytes: Snapshot(value).bytes()).decode(type)
    }
}
