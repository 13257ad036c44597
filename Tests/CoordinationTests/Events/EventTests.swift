import Binding
import Coordination
import WaylineRouting
import XCTest

/// Each change, and each that was refused or came too late, is told with all that led to it.
@MainActor
final class EventTests: XCTestCase {
    private let diary = TourDiary()
    private let clock = HandClock()
    private var events: [NavigationEvent] = []
    private var tokens: [AnyCancellable] = []

    private func heard(_ links: LinkTable<Transition>? = nil) throws -> Navigator {
        var settings = NavigatorSettings()
        settings.now = clock.now
        let navigator = try Navigator(Tour(diary), links: links, settings: settings)
        tokens.append(navigator.events.bind { [unowned self] in events.append($0) })
        return navigator
    }

    func testAnEventSaysWhoAskedForWhatAndWhatBecameOfIt() async throws {
        let navigator = try heard()
        (navigator.screen as? NamedScreen)?.perform(.push("b"))
        let event = try XCTUnwrap(events.first)
        XCTAssertEqual(events.count, 1)
        XCTAssertEqual(event.cause, .user)
        XCTAssertEqual(event.route, "go")
        XCTAssertEqual(event.decision, .push("b"))
        XCTAssertEqual(event.outcome, .committed(revision: 1))
        XCTAssertEqual(event.revision, 1)
    }

    func testEachCauseIsTold() async throws {
        let links = try LinkTable(scheme: "app", [LinkRule("b", to: Transition.push("b"))])
        let navigator = try heard(links)
        navigator.go(.push("c"))
        navigator.open("app://b")
        navigator.send(.back)
        _ = try navigator.take(navigator.save())
        XCTAssertEqual(events.map(\.cause), [.code, .link, .user, .restore])
        XCTAssertEqual(events.map(\.revision), Array(1...4))
        XCTAssertEqual(events.compactMap(\.decision).count, 3)
    }

    func testATransitionOfAResultIsAnEventOfItsOwn() async throws {
        diary.reply = .push("b")
        let navigator = try heard()
        navigator.go(.start("tour"))
        navigator.send(.back)
        XCTAssertEqual(events.map(\.cause), [.code, .user, .code])
        XCTAssertEqual(events.map(\.decision), [.start("tour"), .pop, .push("b")])
    }

    func testRefusalsAndStaysAreTold() async throws {
        diary.entries["b"] = .refuse(because: "closed")
        let navigator = try heard()
        navigator.go(.push("b"))
        navigator.go(.stay(because: "tired"))
        navigator.go(.push("c"), ifStill: 7)
        XCTAssertEqual(
            events.map(\.outcome),
            [.refused(.guarded("b", because: "closed")), .stayed(because: "tired"), .superseded])
        XCTAssertEqual(events.map(\.revision), [0, 0, 0])
    }

    func testTheDecisionOfAGuardIsTold() async throws {
        diary.entries["b"] = .redirect(.push("c"))
        let navigator = try heard()
        navigator.go(.push("b"))
        XCTAssertEqual(events.map(\.decision), [.push("c")])
        XCTAssertEqual(events.map(\.route), ["b"])
    }

    func testTheImpossibleIsToldToWhoAskedAlone() async throws {
        let navigator = try heard()
        XCTAssertEqual(navigator.go(.pop).outcome, .refused(.lastScreen("a")))
        XCTAssertEqual(events, [])
    }

    func testADurationCountsTheWaitForGuards() async throws {
        let navigator = try heard()
        let attempt = navigator.go(.push("slow"))
        clock.turn(.seconds(7))
        diary.gate.open()
        _ = await attempt.settled
        navigator.go(.pop)
        XCTAssertEqual(events.map(\.duration), [.seconds(7), .zero])
    }

    func testADurationDoesNotCountTheWaitForItsTurn() async throws {
        let navigator = try heard()
        tokens.append(
            navigator.events.bind { [unowned self, unowned navigator] in
                if $0.revision == 1 { navigator.go(.push("c")) }
                clock.turn(.seconds(1))
            })
        navigator.go(.push("b"))
        XCTAssertEqual(events.map(\.duration), [.zero, .zero])
        XCTAssertEqual(navigator.state.path, ["a", "b", "c"])
    }

    func testAWaitThatIsGivenUpIsTold() async throws {
        let navigator = try heard()
        navigator.go(.push("slow")).cancel()
        navigator.go(.push("slow"))
        navigator.go(.push("b"))
        XCTAssertEqual(
            events.map(\.outcome),
            [.refused(.cancelled), .superseded, .committed(revision: 1)])
    }

    func testNothingIsPaidWhereNobodyListens() async throws {
        let navigator = try heard()
        tokens = []
        navigator.go(.push("b"))
        _ = navigator.go(.pop)
        XCTAssertEqual(clock.readings, 0)
        XCTAssertEqual(events, [])
    }
}
