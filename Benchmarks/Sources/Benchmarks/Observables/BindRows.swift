import Binding

/// Binding an observer and cancelling it.
enum BindRows {
    static var all: [Row] {
        let others = 100_000
        return [
            .time(
                "bind + cancel, nobody else there", limit: 4, allocates: true,
                value: { newest(others: 0) }, floor: SmallObject.pair),
            .time(
                "bind + cancel with 100,000 others, oldest", limit: 1.3, allocates: true,
                value: { oldest(others: others) }, floor: { oldest(others: 0) }),
            .time(
                "bind + cancel with 100,000 others, newest", limit: 1.3, allocates: true,
                value: { newest(others: others) }, floor: { newest(others: 0) }),
        ]
    }

    /// Cancels the binding that it has just made.
    private static func newest(others: Int) -> Work {
        let source = Observable(0)
        let tally = Tally()
        let tokens = bindings(others, of: source)
        return { times in
            for _ in 0..<times {
                source.bind { tally.sum &+= $0 }.cancel()
            }
            BlackHole.consume(tokens)
        }
    }

    /// Cancels the binding that was made first, and makes another in its place.
    private static func oldest(others: Int) -> Work {
        let source = Observable(0)
        let tally = Tally()
        let queue = TokenQueue(bindings(others + 1, of: source))
        return { times in
            for _ in 0..<times {
                queue.cancelOldest(adding: source.bind { tally.sum &+= $0 })
            }
        }
    }

    private static func bindings(_ count: Int, of source: Observable<Int>) -> [AnyCancellable] {
        let tally = Tally()
        return (0..<count).map { _ in source.bind { tally.sum &+= $0 } }
    }
}

/// Tokens in the order in which they were made; the oldest makes room for a new one.
private final class TokenQueue {
    @exclusivity(unchecked) private var tokens: [AnyCancellable]
    @exclusivity(unchecked) private var oldest = 0

    init(_ tokens: [AnyCancellable]) {
        self.tokens = tokens
    }

    func cancelOldest(adding token: AnyCancellable) {
        tokens[oldest].cancel()
        tokens[oldest] = token
        oldest = oldest + 1 == tokens.count ? 0 : oldest + 1
    }
}
