import Wayline

/// Binding an observer and cancelling it.
enum BindRows {
    static var all: [Row] {
        let others = 100_000
        return [
            .time(
                "bind + cancel, nobody else there", limit: 3, allocates: true,
                value: { newest(others: 0) }, floor: { newestByHand(others: 0) }),
            .time(
                "bind + cancel with 100,000 others, oldest", limit: 2.4, allocates: true,
                value: { oldest(others: others) }, floor: { oldestByHand(others: others) }),
            .time(
                "bind + cancel with 100,000 others, newest", limit: 2.9, allocates: true,
                value: { newest(others: others) }, floor: { newestByHand(others: others) }),
            .time(
                "map an observable, bind + cancel", limit: 34, allocates: true,
                value: mapped, floor: { newestByHand(others: 0) }),
        ]
    }

    /// Cancels the binding that was just made.
    private static func newest(others: Int) -> Work {
        let source = Observable(0)
        let tally = Tally()
        let tokens = (0..<others).map { _ in source.bind { tally.sum &+= $0 } }
        return { times in
            for _ in 0..<times {
                source.bind { tally.sum &+= $0 }.cancel()
            }
            BlackHole.consume(tokens)
        }
    }

    /// The floor of every row that starts to observe and cancels.
    static func newestByHand(others: Int) -> Work {
        let source = ObserverList(0)
        let tally = Tally()
        let observers = (0..<others).map { _ in source.bind { tally.sum &+= $0 } }
        return { times in
            for _ in 0..<times {
                source.remove(source.bind { tally.sum &+= $0 })
            }
            BlackHole.consume(observers)
        }
    }

    /// Cancels the oldest binding, and makes another one in its place.
    private static func oldest(others: Int) -> Work {
        let source = Observable(0)
        let tally = Tally()
        let queue = Ring((0...others).map { _ in source.bind { tally.sum &+= $0 } })
        return { times in
            for _ in 0..<times {
                queue.replaceOldest(with: source.bind { tally.sum &+= $0 }).cancel()
            }
        }
    }

    private static func oldestByHand(others: Int) -> Work {
        let source = ObserverList(0)
        let tally = Tally()
        let queue = Ring((0...others).map { _ in source.bind { tally.sum &+= $0 } })
        return { times in
            for _ in 0..<times {
                source.remove(queue.replaceOldest(with: source.bind { tally.sum &+= $0 }))
            }
        }
    }

    /// Makes a derived value too. It ends with the binding.
    private static func mapped() -> Work {
        let source = Observable(0)
        let tally = Tally()
        return { times in
            for _ in 0..<times {
                source.map { $0 &+ 1 }.bind { tally.sum &+= $0 }.cancel()
            }
        }
    }
}

/// Tokens in the order in which they were made. The oldest is replaced by a new one.
private final class Ring<Token> {
    @exclusivity(unchecked) private var tokens: [Token]
    @exclusivity(unchecked) private var oldest = 0

    init(_ tokens: [Token]) {
        self.tokens = tokens
    }

    func replaceOldest(with token: Token) -> Token {
        var exchanged = token
        swap(&exchanged, &tokens[oldest])
        oldest = oldest + 1 == tokens.count ? 0 : oldest + 1
        return exchanged
    }
}
