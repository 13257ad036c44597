import Binding
import Coordination

/// What a navigator does, from a route to the screen.

@MainActor
enum NavigatorRows {
    static var all: [Row] {
        [
            .time(
                "perform: route, decision, state, screen made and released", limit: 6,
                allocates: true, value: perform, floor: screens),
            .time(
                "start a child flow, finish it, hear its result", limit: 6, allocates: true,
                value: childFlow, floor: childFlowObjects),
            .time(
                "event log entry, two clock readings included", limit: 3, allocates: true,
                value: entries, floor: readings),
        ]
    }

    private static func navigator() -> Navigator {
        do {
            return try Navigator(SampleCoordinator())
        } catch {
            preconditionFailure("\(error)")
        }
    }

    /// Each screen leads to another one in its place.
    private static func perform() -> Work {
        let navigator = navigator()
        return { times in
            for _ in 0..<times { BlackHole.consume(navigator.screen.perform("login").outcome) }
        }
    }

    private static func screens() -> Work {
        { times in
            for _ in 0..<times { BlackHole.consume(SampleScreen(SampleViewModel())) }
        }
    }

    private static func childFlow() -> Work {
        let navigator = navigator()
        return { times in
            for turn in 0..<times {
                navigator.go(.start("sign-up"))
                navigator.go(.finish(with: ["number": .int(turn)]))
            }
        }
    }

    /// What the child flow is made of.
    private static func childFlowObjects() -> Work {
        { times in
            for _ in 0..<times {
                BlackHole.consume(SampleChild())
                BlackHole.consume(SampleScreen(SampleViewModel()))
            }
        }
    }

    private static func entries() -> Work {
        let log = EventLog { ContinuousClock.now }
        let book = Book<NavigationEvent>()
        let binding = log.events.sink { book.note($0) }
        return { times in
            book.open(times)
            for turn in 0..<times {
                let beginning = log.beginning
                log.record(
                    .user, "login", .none, .push("home"), .committed(revision: turn),
                    revision: turn, since: beginning)
            }
            withExtendedLifetime(binding) {}
        }
    }

    private static func readings() -> Work {
        let book = Book<Entry>()
        return { times in
            book.open(times)
            for turn in 0..<times {
                let beginning = ContinuousClock.now
                book.note(Entry(number: turn, duration: beginning.duration(to: .now)))
            }
        }
    }

    private struct Entry {
        let number: Int
        let duration: Duration
    }
}
