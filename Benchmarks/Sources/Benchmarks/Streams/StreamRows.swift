import Wayline

/// Publishers, with the demand of a sink.
enum StreamRows {
    static var all: [Row] {
        [
            .time(
                "map, filter, removeDuplicates on publishers, one value", limit: 8.4,
                value: operators, floor: ChainRows.closures),
            // Aims, from here on.
            .time(
                "flatMapLatest: switch and one value", limit: 14.5, allocates: true,
                value: flatMapLatest, floor: switchByHand),
            .time(
                "sink on a CurrentValueSubject, subscribed and cancelled", limit: 13.5,
                allocates: true, value: sink, floor: { BindRows.newestByHand(others: 0) }),
        ]
    }

    private static func operators() -> Work {
        let subject = PassthroughSubject<Int, Never>()
        let tally = Tally()
        let token = subject.map { $0 &* 2 }
            .filter { $0 & 1 == 0 }
            .removeDuplicates()
            .sink { tally.sum &+= $0 }
        return { times in
            for turn in 0..<times { subject.send(turn) }
            BlackHole.consume(token)
        }
    }

    /// Leaves one subject for the other, which then sends a value.
    private static func flatMapLatest() -> Work {
        let subject = PassthroughSubject<Int, Never>()
        let inner = [PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>()]
        let tally = Tally()
        let token = subject.flatMapLatest { inner[$0 & 1] }.sink { tally.sum &+= $0 }
        return { times in
            for turn in 0..<times {
                subject.send(turn)
                inner[turn & 1].send(turn)
            }
            BlackHole.consume(token)
        }
    }

    private static func switchByHand() -> Work {
        let source = ObserverList(0)
        let (even, odd) = (ObserverList(0), ObserverList(0))
        let tally = Tally()
        let follower = FollowerByHand(of: even) { tally.sum &+= $0 }
        let switching = source.bind { follower.follow($0 & 1 == 0 ? even : odd) }
        return { times in
            for turn in 0..<times {
                source.value = turn
                (turn & 1 == 0 ? even : odd).value = turn
            }
            BlackHole.consume(switching)
        }
    }

    private static func sink() -> Work {
        let subject = CurrentValueSubject<Int, Never>(0)
        let tally = Tally()
        return { times in
            for _ in 0..<times { subject.sink { tally.sum &+= $0 }.cancel() }
        }
    }
}
