import Wayline

/// Two observables that follow each other: one turn sets the one, and then the other.
enum TwoWayRow {
    static var row: Row {
        .time(
            "two-way binding, a round trip", limit: 5, value: roundTrip, floor: roundTripByHand)
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

    /// Each observer sets the other value, unless the two are equal.
    private static func roundTripByHand() -> Work {
        let here = ObserverList(0)
        let there = ObserverList(0)
        let observers = (
            here.bind { if there.value != $0 { there.value = $0 } },
            there.bind { if here.value != $0 { here.value = $0 } }
        )
        return { times in
            for turn in 0..<times {
                here.value = turn
                there.value = ~turn
            }
            BlackHole.consume((here.value, there.value, observers))
        }
    }
}
