import Binding

extension RandomGraph {
    /// Performs one random operation.
    func operate() {
        fuel = mix.fuel
        oracle.begin()
        switch random.below(20) {
        case 0 where held.count < mix.most: makeSource()
        case 1...2 where held.count < mix.most: derive()
        case 3 where held.count > 6: drop()
        case 4...5 where tokens.count < 25: bind()
        case 6 where !tokens.isEmpty: cancel(at: random.below(tokens.count))
        case 7...8: read()
        case 9...13: transact()
        default: set()
        }
        oracle.end()
    }

    func makeSource() {
        let value = random.below(mix.values)
        keep(Observable(value), as: .source, value)
    }

    func derive() {
        let inputs = (0...random.below(4)).compactMap { _ in pick() }
        guard let (node, value) = inputs.first else { return }
        switch random.below(mix.rules) {
        case 0: keep(value.removeDuplicates(), as: .distinct(node))
        case 1:
            let ticket = life.ticket()
            let filter = value.filter(startingWith: 0) {
                ticket.isAlive && GraphModel.isIncluded($0)
            }
            keep(filter, as: .filter(node))
        default: keep(sum(inputs.map(\.value)), as: .sum(inputs.map(\.node)))
        }
    }

    private func sum(_ inputs: [ValueSource<Int>]) -> Derived<Int> {
        let ticket = life.ticket()
        let sum = { (values: [Int]) in ticket.isAlive ? GraphModel.sum(values) : -1 }
        return switch inputs.count {
        case 1: inputs[0].map { sum([$0]) }
        case 2: inputs[0].combineLatest(inputs[1]) { sum([$0, $1]) }
        case 3: Derived(inputs[0], inputs[1], inputs[2]) { sum([$0, $1, $2]) }
        default: Derived(inputs[0], inputs[1], inputs[2], inputs[3]) { sum([$0, $1, $2, $3]) }
        }
    }

    func drop() {
        if let (node, _) = pick() { held[node] = nil }
    }

    func bind() {
        guard let (node, value) = pick() else { return }
        let listener = oracle.willBind(node)
        let isActive = random.isOne(in: mix.passivity)
        let token = value.bind { [unowned self, ticket = life.ticket()] value in
            oracle.receive(value, listener) { if isActive, ticket.isAlive { act() } }
        }
        tokens.append((listener, token))
    }

    func set() {
        guard let (node, source) = pickSource(), !oracle.isUndecided(node) else { return }
        let value = random.below(mix.values)
        oracle.willSet(node, to: value)
        source.value = value
    }

    func read() {
        if let (node, source) = pick() { oracle.checkCurrent(source.value, node) }
    }

    func transact() {
        let began = oracle.beginTransaction()
        transaction {
            for _ in 0...random.below(4) { operateInTransaction() }
            if let began { oracle.willCommit(began) }
        }
        if let began { oracle.endTransaction(began) }
    }

    private func operateInTransaction() {
        switch random.below(12) {
        case 0: transact()
        case 1...3: read()
        case 4: act()
        default: set()
        }
    }

    /// The action of an observer when it is called.
    private func act() {
        guard fuel > 0 else { return }
        fuel -= 1
        switch random.below(8) {
        case 0: transact()
        case 1 where tokens.count < 25: bind()
        case 2...3 where !tokens.isEmpty: cancel(at: random.below(tokens.count))
        case 4: read()
        case 5 where held.count > 6: drop()
        default: set()
        }
    }
}
