import Wayline

/// Routes looked up by names from outside the program.

@MainActor
enum TableRows {
    static var all: [Row] {
        [
            .time(
                "unknown-to-known lookup among 10,000 route IDs", limit: 1.6, value: lookUp,
                floor: dictionary)
        ]
    }

    private static let names = (0..<10_000).map { "shop-\($0)-checkout" }

    /// Enough names that each is looked up once before any is repeated, as separate strings.
    private static let asked = (0..<1_024).map { "shop-\($0 * 7 % 10_000)-checkout" }

    private static func lookUp() -> Work {
        let flow = Flow<SampleCoordinator>(.home) {
            for name in names {
                FlowScreen(Destination<NoInput, NoOutput>(RouteName(rawValue: name))) { _ in
                    SampleScreen(SampleViewModel())
                }
            }
        }
        let asked = asked
        return { times in
            var count = 0
            for turn in 0..<times where flow.declares(RouteName(rawValue: asked[turn & 1_023])) {
                count &+= 1
            }
            BlackHole.consume(count)
        }
    }

    private static func dictionary() -> Work {
        let places = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
        let asked = asked
        return { times in
            var count = 0
            for turn in 0..<times where places[asked[turn & 1_023]] != nil { count &+= 1 }
            BlackHole.consume(count)
        }
    }
}
