import Wayline

/// The work of a navigator, from a route to the screen.

@MainActor
enum NavigatorRows {
    static var all: [Row] {
        [
            // Two aims.
            .time(
                "perform: route, decision, state, screen made and released", limit: 6,
                allocates: true, value: perform, floor: screens),
            .time(
                "start a child flow, finish it, hear its result", limit: 6, allocates: true,
                value: childFlow, floor: childFlowObjects),
            .time(
                "perform with an observer of its events", limit: 15, allocates: true,
                value: observedPerform, floor: screens),
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
            for _ in 0..<times { login(navigator) }
        }
    }

    private static func login(_ navigator: Navigator) {
        let screen = navigator.screen as? SampleScreen
        BlackHole.consume(screen?.perform(.login).outcome)
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
                navigator.go(.start(.signUp))
                navigator.go(.finish(with: ["number": .int(turn)]))
            }
        }
    }

    /// The objects of the child flow.
    private static func childFlowObjects() -> Work {
        { times in
            for _ in 0..<times {
                BlackHole.consume(SampleChild())
                BlackHole.consume(SampleScreen(SampleViewModel()))
            }
        }
    }

    private static func observedPerform() -> Work {
        let navigator = navigator()
        let book = Book<NavigationEvent>()
        let binding = navigator.events.sink { book.note($0) }
        return { times in
            book.open(times)
            for _ in 0..<times { login(navigator) }
            withExtendedLifetime(binding) {}
        }
    }
}
