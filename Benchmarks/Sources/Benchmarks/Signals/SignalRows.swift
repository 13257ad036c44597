import Wayline

/// Sending events.
enum SignalRows {
    static var all: [Row] {
        [(1, "1 observer", 4.6), (10, "10 observers", 1.4)].map { count, text, limit in
            .time(
                "signal send, \(text)", limit: limit,
                value: { signal(count) }, floor: { SetRows.observerList(count) })
        }
    }

    private static func signal(_ observers: Int) -> Work {
        let signal = Signal<Int>()
        let tally = Tally()
        let tokens = (0..<observers).map { _ in signal.bind { tally.sum &+= $0 } }
        return { times in
            for turn in 0..<times { signal.send(turn) }
            BlackHole.consume(tokens)
        }
    }
}
