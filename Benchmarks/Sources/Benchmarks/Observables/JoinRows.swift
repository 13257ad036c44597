import Binding

/// Values made from several. Their floor is to set an observable with one observer.
enum JoinRows {
    static var all: [Row] {
        [
            .time(
                "combineLatest of two + map, per set", limit: 5,
                value: combineLatest, floor: { SetRows.observable(1) }),
            .time(
                "diamond (one source, two maps, one join), per set", limit: 8,
                value: diamond, floor: { SetRows.observable(1) }),
        ]
    }

    private static func combineLatest() -> Work {
        let left = Observable(0)
        let right = Observable(0)
        let tally = Tally()
        let token = left.combineLatest(right).map { $0 &+ $1 }.bind { tally.sum &+= $0 }
        return { times in
            for turn in 0..<times {
                if turn & 1 == 0 { left.value = turn } else { right.value = turn }
            }
            BlackHole.consume(token)
        }
    }

    private static func diamond() -> Work {
        let source = Observable(0)
        let tally = Tally()
        let left = source.map { $0 &+ 1 }
        let right = source.map { $0 &* 2 }
        let token = Derived(left, right) { $0 &+ $1 }.bind { tally.sum &+= $0 }
        return { times in
            for turn in 0..<times { source.value = turn }
            BlackHole.consume(token)
        }
    }
}
