import Binding

/// Two observables that follow each other: one turn sets the one, and then the other.
enum TwoWayRow {
    static var row: Row {
        .time(
            "two-way binding, a round trip", limit: 8,
            value: roundTrip, floor: { SetRows.observable(1) })
    }

    private static func roundTrip() -> Work {
        let here = Observable(0)
        let there = Observable(0)
        let token = here.bind(bothWays: there)
        return { times in
            for turn in 0..<times {
                here.value = turn
                there.value = ~turn
            }
            BlackHole.consume((here.value, there.value, token))
        }
    }
}
