import Wayline

/// Values made from several. The limits are aims.
enum JoinRows {
    static var all: [Row] {
        [
            .time(
                "combineLatest of two + map, per set", limit: 4,
                value: combineLatest, floor: join),
            .time(
                "diamond (one source, two maps, one join), per set", limit: 3.5,
                value: diamond, floor: graph),
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

    private static func join() -> Work {
        let (left, right, sum) = (ObserverList(0), ObserverList(0), ObserverList(0))
        let join = JoinByHand(sum) { $0 &+ $1 }
        let tally = Tally()
        let observers = (
            left.bind { join.setLeft($0) }, right.bind { join.setRight($0) },
            sum.bind { tally.sum &+= $0 }
        )
        return { times in
            for turn in 0..<times {
                if turn & 1 == 0 { left.value = turn } else { right.value = turn }
            }
            BlackHole.consume(observers)
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

    private static func graph() -> Work {
        let source = ObserverList(0)
        let left = GraphByHand.Step { source.value &+ 1 }
        let right = GraphByHand.Step { source.value &* 2 }
        let join = GraphByHand.Step { left.result.value &+ right.result.value }
        let graph = GraphByHand([left, right, join])
        let tally = Tally()
        let observers = (
            join.result.bind { tally.sum &+= $0 }, source.bind { _ in graph.run() }
        )
        return { times in
            for turn in 0..<times { source.value = turn }
            BlackHole.consume(observers)
        }
    }
}
