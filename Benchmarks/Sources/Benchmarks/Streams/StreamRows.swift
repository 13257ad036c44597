import Binding

/// Publishers, with the demand of a sink.
enum StreamRows {
    static var all: [Row] {
        [
            .time(
                "map, filter, removeDuplicates on publishers, one value", limit: 6,
                value: operators, floor: ChainRows.closures),
            .time(
                "flatMapLatest: switch and one value", limit: 8, allocates: true,
                value: flatMapLatest, floor: SmallObject.pair),
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
}
