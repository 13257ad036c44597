import Wayline

/// The work of a navigator, from a route to the screen.

@MainActor
enum NavigatorRows {
    static var all: [Row] {
        [
            .time(
                "perform: route, decision, state, screen made and released", limit: 3,
                allocates: true, value: perform, floor: performByHand),
            .time(
                "push a screen by a route, and pop it by another", limit: 4,
                allocates: true, value: pushAndPop, floor: pushAndPopByHand),
            .time(
                "start a child flow, finish it, hear its result", limit: 11.1, allocates: true,
                value: childFlow, floor: childFlowByHand),
            .time(
                "perform with an observer of its events", limit: 7, allocates: true,
                value: observedPerform, floor: performByHand),
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
            for _ in 0..<times { perform(.login, navigator) }
        }
    }

    private static func perform(_ route: SampleRouter.Route, _ navigator: Navigator) {
        let screen = navigator.screen as? SampleScreen
        BlackHole.consume(screen?.perform(route).outcome)
    }

    private static func performByHand() -> Work {
        let navigator = NavigatorByHand(SampleByHand())
        let login = BlackHole.opaque("login")
        return { times in
            for _ in 0..<times { BlackHole.consume(navigator.perform(login)) }
        }
    }

    private static func pushAndPop() -> Work {
        let navigator = navigator()
        return { times in
            for _ in 0..<times {
                perform(.help, navigator)
                perform(.back, navigator)
            }
        }
    }

    private static func pushAndPopByHand() -> Work {
        let navigator = NavigatorByHand(SampleByHand())
        let (help, back) = BlackHole.opaque(("help", "back"))
        return { times in
            for _ in 0..<times {
                BlackHole.consume(navigator.perform(help))
                BlackHole.consume(navigator.perform(back))
            }
        }
    }

    private static func childFlow() -> Work {
        let navigator = navigator()
        return { times in
            for turn in 0..<times {
                navigator.go(.start(.signUp))
                navigator.go(.finish(with: FlowOutput(SampleChild.Output(number: turn))))
            }
        }
    }

    private static func childFlowByHand() -> Work {
        let navigator = NavigatorByHand(SampleByHand())
        return { times in
            for turn in 0..<times {
                BlackHole.consume(navigator.go(.start("sign-up")))
                BlackHole.consume(navigator.go(.finish(turn)))
            }
        }
    }

    private static func observedPerform() -> Work {
        let navigator = navigator()
        let book = Book<NavigationEvent>()
        let binding = navigator.events.sink { book.note($0) }
        return { times in
            book.open(times)
            for _ in 0..<times { perform(.login, navigator) }
            withExtendedLifetime(binding) {}
        }
    }
}
