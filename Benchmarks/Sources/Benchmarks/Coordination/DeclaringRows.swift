import Wayline

/// The declaration of a flow, which takes place when an app starts.
@MainActor
enum DeclaringRows {
    static var all: [Row] {
        [
            .time(
                "declare a flow of 40 routes", limit: 12, allocates: true, value: declare,
                floor: declareByHand)
        ]
    }

    private static let names = (0..<40).map { "route-\($0)" }

    private static func declare() -> Work {
        { times in
            for _ in 0..<times {
                let flow = Flow<SampleCoordinator>(.home) {
                    for name in names {
                        FlowScreen(Destination<NoInput, NoOutput>(RouteName(rawValue: name))) {
                            (_: SampleCoordinator) in SampleScreen(SampleViewModel())
                        }
                    }
                }
                BlackHole.consume(flow)
            }
        }
    }

    /// A dictionary of closures that make screens.
    private static func declareByHand() -> Work {
        { times in
            for _ in 0..<times {
                var screens: [String: @MainActor (SampleByHand) -> any ScreenByHand] = [:]
                screens.reserveCapacity(names.count)
                for name in names {
                    screens[name] = { _ in SampleScreenByHand(SampleViewModel()) }
                }
                BlackHole.consume(screens)
            }
        }
    }
}
