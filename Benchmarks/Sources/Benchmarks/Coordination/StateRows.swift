import BenchmarkKit
import Wayline

/// Transitions applied to the navigation state.
enum StateRows {
    static var all: [Row] {
        [
            .time(
                "apply a push and a pop to the state, depth 10", limit: 12, allocates: true,
                value: { pushAndPop(depth: 10) }, floor: array),
            .time(
                "apply a push and a pop to the state, depth 100,000", limit: 12, allocates: true,
                value: { pushAndPop(depth: 100_000) }, floor: array),
            .time(
                "push, digest of the place and pop, depth 10", limit: 1.7, allocates: true,
                value: { digests(depth: 10) }, floor: { pushAndPop(depth: 10) }),
            .time(
                "push, digest of the place and pop, depth 10,000", limit: 1.7, allocates: true,
                value: { digests(depth: 10_000) }, floor: { pushAndPop(depth: 10_000) }),
        ]
    }

    private static func state(depth: Int) -> NavigationState {
        var state = NavigationState(root: "page")
        for _ in 1..<depth { state = applying(.push("page", .none), to: state) }
        return state
    }

    private static func applying(
        _ transition: Transition, to state: NavigationState
    ) -> NavigationState {
        do {
            return try state.applying(transition)
        } catch {
            preconditionFailure("\(error)")
        }
    }

    private static func pushAndPop(depth: Int) -> Work {
        let start = state(depth: depth)
        return { times in
            var state = start
            for _ in 0..<times {
                state = applying(.push("page", .none), to: state)
                state = applying(.pop, to: state)
            }
            BlackHole.consume(state)
        }
    }

    /// The same pushes and pops, with the digest of each place that is pushed.
    private static func digests(depth: Int) -> Work {
        let start = state(depth: depth)
        BlackHole.consume(start.placeDigest)
        return { times in
            var state = start
            for _ in 0..<times {
                state = applying(.push("page", .none), to: state)
                BlackHole.consume(state.placeDigest)
                state = applying(.pop, to: state)
            }
            BlackHole.consume(state)
        }
    }

    /// An array of the same entries, as a state without structure sharing would hold. Its cost does
    /// not depend on its depth.
    private static func array() -> Work {
        let entry = state(depth: 1).top
        let start = ContiguousArray(repeating: entry, count: 10)
        return { times in
            var entries = start
            for _ in 0..<times {
                entries.append(entry)
                BlackHole.consume(entries.removeLast())
            }
            BlackHole.consume(entries)
        }
    }
}
