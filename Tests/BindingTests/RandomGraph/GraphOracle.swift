/// Checks the values that the observers of a graph receive, and their order.
final class GraphOracle {
    let model = GraphModel()

    /// The sources set by a transaction whose observers are not notified yet, by transaction.
    private var open: [Int: Int] = [:]
    private var committing: Set<Int> = []
    private var transactions = 0

    /// The transaction whose body is running.
    private var current: Int?

    /// The number of observers that are running, one called by the other.
    private var depth = 0

    /// The changes in the current operation.
    private var changed: Set<Int> = []
    private var setsByObservers = 0
    private var wasBoundInside = false
    private var before: [Int] = []

    func begin() {
        before = model.nodes.indices.map(model.value)
    }

    func willBind(_ node: Int) -> Listener {
        let listener = Listener(node)
        model.nodes[node].log.add(listener)
        if depth > 0 || current != nil { wasBoundInside = true }
        return listener
    }

    /// True if a set now may replace a value that is about to be delivered, or may not.
    func isUndecided(_ node: Int) -> Bool {
        open[node].map(committing.contains) == true
    }

    func willSet(_ node: Int, to value: Int) {
        let log = model.nodes[node].log
        changed.insert(node)
        if depth > 0 {
            setsByObservers += 1
            model.isUncertain = true
        }
        model.store(value, in: node)
        if open[node] != nil {
            log.replaceLast(value)
        } else {
            log.append(value)
            open[node] = current
        }
    }

    /// Records that a transaction begins. Returns nil if it is part of another.
    func beginTransaction() -> Int? {
        guard current == nil else { return nil }
        transactions += 1
        current = transactions
        return current
    }

    /// Records that all values are set and the transaction is about to notify.
    func willCommit(_ transaction: Int) {
        current = nil
        committing.insert(transaction)
    }

    func endTransaction(_ transaction: Int) {
        committing.remove(transaction)
        open = open.filter { $0.value != transaction }
    }

    func receive(_ value: Int, _ listener: Listener, then act: () -> Void) {
        judge(value, listener)
        listener.last = value
        depth += 1
        act()
        depth -= 1
    }

    private func judge(_ value: Int, _ listener: Listener) {
        let (node, log) = (listener.node, model.nodes[listener.node].log)
        model.check(listener.isLive, "a cancelled observer of \(node) has received \(value)")
        if listener.isBeingBound {
            listener.isBeingBound = false
            listener.received = log.lastID
            return checkCurrent(value, node)
        }
        if log.next(for: listener, receiving: value) == nil {
            model.check(
                !isSource(node), "an observer of \(node) has received \(value) once too often")
            checkCurrent(value, node)
            log.append(value)
        }
        guard let entry = log.next(for: listener, receiving: value) else { return }
        model.check(
            entry.value == value, "an observer of \(node) has received \(value), not \(entry.value)"
        )
        model.check(
            log.isInTurn(listener, at: entry.id, value), "an observer of \(node) was out of turn")
        listener.received = entry.id
        if entry.id == log.lastID { open[node] = nil }
    }

    func checkCurrent(_ value: Int, _ node: Int) {
        let expected = model.value(of: node)
        model.check(value == expected, "\(node) is \(value), not \(expected)")
    }

    private func isSource(_ node: Int) -> Bool {
        if case .source = model.nodes[node].rule { true } else { false }
    }

    /// Checks the notifications of the operation as a whole, and ends it.
    func end() {
        for index in model.nodes.indices { judgeRounds(of: index) }
        model.settleFilters()
        for index in model.nodes.indices { judgeEnd(of: index) }
        (changed, setsByObservers, wasBoundInside) = ([], 0, false)
        model.check(open.isEmpty && current == nil && depth == 0, "an operation has not ended")
    }

    private func judgeRounds(of node: Int) {
        let rounds = model.nodes[node].log.rounds
        guard !isSource(node) else { return }
        model.check(rounds <= 1 + setsByObservers, "\(node) notified \(rounds) times")
        guard setsByObservers == 0, !wasBoundInside, node < before.count else { return }
        let hasNews = hasChanged(node)
        model.check(rounds == 0 || hasNews, "\(node) notified without news")
        model.check(
            rounds == 1 || !hasNews || !model.nodes[node].log.hasOldListeners,
            "\(node) has news that was not delivered")
    }

    private func hasChanged(_ node: Int) -> Bool {
        switch model.nodes[node].rule {
        case .source: changed.contains(node)
        case .sum(let inputs): inputs.contains(where: hasChanged)
        case .distinct(let input): hasChanged(input) && before[node] != model.value(of: node)
        case .filter(let input):
            hasChanged(input) && GraphModel.isIncluded(model.value(of: input))
        }
    }

    private func judgeEnd(of node: Int) {
        let log = model.nodes[node].log
        for listener in log.listeners where listener.isLive {
            model.check(
                log.isDone(listener), "an observer of \(node) has not received the last value")
            checkCurrent(listener.last, node)
        }
        log.close()
    }
}
