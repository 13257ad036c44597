import Binding
import TestSupport

/// A graph of real values, and random operations on it.
final class RandomGraph {
    let oracle = GraphOracle()
    let life = Life()
    let mix: RandomMix
    var random: SplitMix

    /// The values that are still held, by their index in the model.
    var held: [Int: ValueSource<Int>] = [:]
    var tokens: [(listener: Listener, token: AnyCancellable)] = []

    /// The number of actions that observers may still perform in the current operation.
    var fuel = 0

    private var everMade: [WeakValue] = []

    init(_ random: SplitMix) {
        self.random = random
        mix = RandomMix(by: &self.random)
        oracle.model.actual = { [unowned self] in everMade[$0].value?.value }
    }

    /// The number of all values ever made that are still alive.
    var survivors: Int { everMade.count { $0.value != nil } }

    func keep(_ value: ValueSource<Int>, as rule: GraphModel.Rule, _ start: Int = 0) {
        everMade.append(WeakValue(value: value))
        held[oracle.model.add(rule, start)] = value
    }

    /// One of the values still held.
    func pick() -> (node: Int, value: ValueSource<Int>)? {
        held.keys.sorted().randomElement(using: &random).flatMap { node in
            held[node].map { (node, $0) }
        }
    }

    func pickSource() -> (node: Int, value: Observable<Int>)? {
        let sources = held.keys.sorted().compactMap { node in
            (held[node] as? Observable<Int>).map { (node, $0) }
        }
        return sources.randomElement(using: &random)
    }

    /// Releases everything.
    func release() {
        while !tokens.isEmpty { cancel(at: random.below(tokens.count)) }
        held = [:]
    }

    func cancel(at index: Int) {
        let (listener, token) = tokens.remove(at: index)
        listener.isLive = false
        if random.isOne(in: 2) { token.cancel() }
    }
}

/// The frequencies in one graph. They are random for each graph: different faults need different
/// graphs.
struct RandomMix {
    /// The number of values that are held at once, at most.
    let most: Int

    /// The number of different values that a source takes.
    let values: Int

    /// One derived value in `rules` removes duplicates, one filters, and the rest are sums.
    let rules: Int

    /// One observer in `passivity` acts when it is called.
    let passivity: Int

    /// The largest number of actions of observers in one operation.
    let fuel: Int

    init(by random: inout SplitMix) {
        most = 6 + random.below(9)
        values = 3 + random.below(3)
        rules = 2 + random.below(4)
        passivity = 1 + random.below(4)
        fuel = 3 + random.below(10)
    }
}

extension SplitMix {
    /// True once in `count` times.
    mutating func isOne(in count: Int) -> Bool {
        below(count) == 0
    }

    mutating func below(_ limit: Int) -> Int {
        Int.random(in: 0..<limit, using: &self)
    }
}

private struct WeakValue {
    weak var value: ValueSource<Int>?
}
