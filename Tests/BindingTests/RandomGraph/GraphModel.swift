/// The expected values of a graph. It computes everything again each time it is asked.
final class GraphModel {
    enum Rule {
        case source
        case sum([Int])
        case distinct(Int)
        case filter(Int)
    }

    struct Node {
        let rule: Rule
        let log = DeliveryLog()

        /// The value of a source; for a filter, the last value that it let through.
        var stored = 0
    }

    private(set) var nodes: [Node] = []
    private var memo: [Int?] = []

    /// Asks the filter itself for the last value that it let through.
    var actual: (Int) -> Int? = { _ in nil }

    /// True if observers have set something: a filter may have seen a value that was there only for
    /// a moment, so the filter itself must be asked.
    var isUncertain = false

    /// The first failure.
    private(set) var failure: String?

    func check(_ holds: Bool, _ message: @autoclosure () -> String) {
        if !holds, failure == nil { failure = message() }
    }

    func add(_ rule: Rule, _ value: Int = 0) -> Int {
        let index = nodes.count
        nodes.append(Node(rule: rule, stored: value))
        memo.append(nil)
        if case .filter(let input) = rule, Self.isIncluded(self.value(of: input)) {
            nodes[index].stored = self.value(of: input)
        }
        return index
    }

    static func isIncluded(_ value: Int) -> Bool {
        value.isMultiple(of: 2)
    }

    static func sum(_ values: [Int]) -> Int {
        values.enumerated().reduce(1) { $0 + ($1.offset + 1) * $1.element } % 7
    }

    func value(of index: Int) -> Int {
        if !isUncertain, let known = memo[index] { return known }
        let value = computed(nodes[index], index)
        memo[index] = value
        return value
    }

    private func computed(_ node: Node, _ index: Int) -> Int {
        switch node.rule {
        case .source: return node.stored
        case .sum(let inputs): return Self.sum(inputs.map(value))
        case .distinct(let input): return value(of: input)
        case .filter(let input):
            let next = value(of: input)
            return Self.isIncluded(next) ? next : lastIncluded(node, index)
        }
    }

    private func lastIncluded(_ node: Node, _ index: Int) -> Int {
        guard isUncertain, let chosen = actual(index) else { return node.stored }
        check(chosen == node.stored || Self.isIncluded(chosen), "\(index) let \(chosen) through")
        return chosen
    }

    func store(_ value: Int, in index: Int) {
        nodes[index].stored = value
        forget()
    }

    /// Ends an operation for the filters.
    func settleFilters() {
        for index in nodes.indices {
            if case .filter = nodes[index].rule { nodes[index].stored = value(of: index) }
        }
        isUncertain = false
        forget()
    }

    /// Clears the results, so that everything is computed again.
    private func forget() {
        memo = Array(repeating: nil, count: nodes.count)
    }
}
