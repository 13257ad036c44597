import Binding
import Coordination
import WaylineRouting
import WaylineStreams
import XCTest

/// Ten thousand tasks that navigate at once.
@MainActor
final class ManyTasksTests: XCTestCase {
    private let crowd = Crowd()

    func testEachTaskHasOneOutcomeAndTheLogAgrees() async throws {
        let navigator = try Navigator(crowd, settings: .findingLeaks)
        var told: [Outcome] = []
        let listener = navigator.events.sink { told.append($0.outcome) }
        let tasks = (0..<Crowd.size).map { number in
            Task { @MainActor in try await crowd.wish(number, navigator).settled }
        }
        var outcomes: [Outcome] = []
        for task in tasks { outcomes.append(try await task.value) }

        XCTAssertEqual(outcomes.count, Crowd.size)
        let counts = Self.counts(of: outcomes)
        XCTAssertEqual(counts, Self.counts(of: told))
        XCTAssertEqual(Set(counts.keys), ["committed", "stayed", "refused", "superseded"])
        XCTAssertEqual(Self.revisions(of: outcomes), Self.revisions(of: told))
        XCTAssertEqual(Self.revisions(of: told), Array(1...navigator.state.revision))
        XCTAssertEqual(navigator.findLeaks(), [])
        listener.cancel()
    }

    private static func counts(of outcomes: [Outcome]) -> [String: Int] {
        Dictionary(outcomes.map { ($0.kind, 1) }, uniquingKeysWith: +)
    }

    private static func revisions(of outcomes: [Outcome]) -> [Int] {
        outcomes.compactMap { outcome in
            if case .committed(let revision) = outcome { revision } else { nil }
        }.sorted()
    }
}

extension Outcome {
    fileprivate var kind: String {
        switch self {
        case .committed: "committed"
        case .stayed: "stayed"
        case .refused: "refused"
        case .superseded: "superseded"
        }
    }
}

/// Wishes of every kind: some are done at once, some wait for a guard, some are refused.
@MainActor
private final class Crowd: Coordinator {
    static let size = 10_000

    static let flow = Flow<Crowd>("a") {
        FlowScreen("a") { (_: Crowd) in NamedScreen("a") }
        FlowScreen("closed") { (_: Crowd) in NamedScreen("closed") }
            .onEnter { _, _ in .refuse(because: "closed") }
        FlowScreen("slow") { (_: Crowd) in NamedScreen("slow") }
            .onEnter { crowd, _ in await crowd.think() }
    }

    private func think() async -> Verdict {
        await Task.yield()
        return .allow
    }

    /// The request that the task of this number makes of the screen on top by then.
    func wish(_ number: Int, _ navigator: Navigator) throws -> NavigationAttempt {
        let place = try XCTUnwrap(navigator.screen as? NamedScreen)
        return switch number % 5 {
        case 0: place.perform(.push("a"))
        case 1: place.perform(.push("closed"))
        case 2: place.perform(.push("slow"))
        case 3: place.perform(.stay(because: "no"))
        default: place.perform(.replace("a"))
        }
    }
}
