import Binding
import Coordination
import WaylineRouting
import XCTest

/// Events can be awaited.
@MainActor
final class EventStreamTests: XCTestCase {
    private func stride(_ navigator: Navigator, _ steps: Int) {
        for step in 0..<steps { navigator.go(step % 2 == 0 ? .push("b") : .pop) }
    }

    func testASlowReaderMissesNothing() async throws {
        var navigator: Navigator? = try Navigator(Tour(TourDiary()))
        let stream = try XCTUnwrap(navigator?.eventStream())
        navigator.map { stride($0, 1_000) }
        navigator = nil
        var revisions: [Int] = []
        for await event in stream { revisions.append(event.revision) }
        XCTAssertEqual(revisions, Array(1...1_000))
    }

    func testEachReaderHearsAllFromWhenItCame() async throws {
        let navigator = try Navigator(Tour(TourDiary()))
        let first = navigator.eventStream()
        stride(navigator, 2)
        let second = navigator.eventStream()
        stride(navigator, 2)
        navigator.end()
        let revisions = await [read(first), read(second)]
        XCTAssertEqual(revisions, [[1, 2, 3, 4], [3, 4]])
    }

    func testAStreamEndsWithItsNavigatorAndOneThatComesLaterAtOnce() async throws {
        let navigator = try Navigator(Tour(TourDiary()))
        navigator.end()
        let revisions = await read(navigator.eventStream())
        XCTAssertEqual(revisions, [])
    }

    func testAReaderThatHasGoneIsNoLongerPaidFor() async throws {
        let clock = HandClock()
        var settings = NavigatorSettings()
        settings.now = clock.now
        let navigator = try Navigator(Tour(TourDiary()), settings: settings)
        do { _ = navigator.eventStream() }
        stride(navigator, 1)
        let readings = clock.readings
        stride(navigator, 10)
        XCTAssertEqual(clock.readings, readings)
    }

    func testReadersHearEventsInTheOrderOfTheSignal() async throws {
        let diary = TourDiary()
        let navigator = try Navigator(Tour(diary))
        let stream = navigator.eventStream()
        var told: [Outcome] = []
        let waiting = navigator.go(.push("slow"))
        let token = navigator.events.bind {
            told.append($0.outcome)
            waiting.cancel()
        }
        navigator.go(.stay(because: "tired"))
        token.cancel()
        navigator.end()
        var read: [Outcome] = []
        for await event in stream { read.append(event.outcome) }
        XCTAssertEqual(read, told)
        XCTAssertEqual(told, [.stayed(because: "tired"), .refused(.cancelled)])
    }

    private func read(_ stream: AsyncStream<NavigationEvent>) async -> [Int] {
        var revisions: [Int] = []
        for await event in stream { revisions.append(event.revision) }
        return revisions
    }
}
