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
                "flatMapLatest: switch and one value", limit: 10, allocates: true,
                value: flatMapLatest, floor: switchByHand),
            .time(
                "sink on a CurrentValueSubject, subscribed and cancelled", limit: 13.5,
                allocates: true, value: sink, floor: { BindRows.newestByHand(others: 0) }),
            // From here on, limits are measured ones, not aims.
            .time(
                "map and sink on a subject, subscribed and cancelled", limit: 22,
                allocates: true, value: mapAndSink, floor: { BindRows.newestByHand(others: 0) }),
            .time(
                "debounce, one value and its time", limit: 6, allocates: true,
                value: debounce, floor: debounceByHand),
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

    private static func mapAndSink() -> Work {
        let subject = PassthroughSubject<Int, Never>()
        let tally = Tally()
        return { times in
            for _ in 0..<times { subject.map { $0 &+ 1 }.sink { tally.sum &+= $0 }.cancel() }
        }
    }

    private static func debounce() -> Work {
        let (subject, clock, tally) = (PassthroughSubject<Int, Never>(), TestScheduler(), Tally())
        let token = subject.debounce(for: .seconds(1), scheduler: clock)
            .sink { tally.sum &+= $0 }
        return { times in
            for turn in 0..<times {
                subject.send(turn)
                clock.advance(by: .seconds(1))
            }
            BlackHole.consume(token)
        }
    }

    /// A deadline and a value in an array of timers. The clock finds the first one that is due.
    private static func debounceByHand() -> Work {
        struct Timer {
            let deadline: Int
            let run: () -> Void
        }
        let (source, tally) = (ObserverList(0), Tally())
        var (now, timers) = (0, [Timer]())
        let observer = source.bind { value in
            timers.removeAll()
            timers.append(Timer(deadline: now + 1_000) { tally.sum &+= value })
        }
        return { times in
            for turn in 0..<times {
                source.value = turn
                now += 1_000
                while let first = timers.first, first.deadline <= now {
                    timers.removeFirst()
                    first.run()
                }
            }
            BlackHole.consume(observer)
        }
    }
}
