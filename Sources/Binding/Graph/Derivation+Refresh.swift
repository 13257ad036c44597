extension Derivation {
    /// How many derived values in a row are walked by recursion; what is taller takes a list.
    static var tallest: Int { 200 }

    /// Brings the value up to date, and whatever it is computed from. It stays stale while an input is
    /// being computed: who reads it then asks for what is not there yet.
    func refresh() {
        guard state.intersection(.isUnsettled) == .isStale else { return }
        if height > Self.tallest { refreshInputsOneByOne() }
        if refreshSelf(), state.contains(.isStale) { refreshAgain() }
    }

    /// Goes on as long as the rule changes its own inputs, a hundred times at most.
    @inline(never)
    private func refreshAgain() {
        var rounds = 1
        while state.contains(.isStale), rounds < 100, refreshSelf() { rounds += 1 }
    }

    /// Answers false where an input is being computed.
    @inline(always)
    private func refreshSelf() -> Bool {
        var isCurrent = hasValue
        var isTold = canReturn
        var next = firstInput
        while let link = next {
            guard link.borrow({ $0.refreshInput() }) else {
                hasValue = false
                return false
            }
            next = link.borrow { edge in
                let version = edge.input.borrow { $0.version }
                isTold = isTold && edge.told == version
                isCurrent = isCurrent && edge.seen == version
                edge.seen = version
                return edge.sibling
            }
        }
        if isCurrent {
            state.remove(.isStale)
        } else {
            compute(isTold: isTold && hasValue)
        }
        return true
    }

    @inline(always)
    private func compute(isTold: Bool) {
        state = state.subtracting(.isStale).union(.isComputing)
        let isNew = rule.compute()
        state.remove(.isComputing)
        hasValue = true
        if isTold || !isNew { takeBack() } else { renew() }
    }

    @inline(always)
    private func renew() {
        issued &+= 1
        version = issued
    }

    /// Returns to the value told last. Seldom, and so not inlined.
    @inline(never)
    private func takeBack() {
        if version == told { return }
        if isNewsKnown { return renew() }
        version = told
        hasReturned = true
    }

    /// Refreshes the inputs of a tall derived value from the bottom up, without recursion.
    private func refreshInputsOneByOne() {
        var waiting: [Derivation] = [self]
        while let top = waiting.last {
            if let stale = top.firstStaleInput {
                waiting.append(stale)
            } else {
                waiting.removeLast()
                if top !== self, !top.refreshSelf() { return }
            }
        }
    }

    private var firstStaleInput: Derivation? {
        inputs.lazy.compactMap { $0.owned?.derivation }.first {
            $0.state.intersection(.isUnsettled) == .isStale
        }
    }
}

extension Edge {
    /// Brings the input up to date; answers false where it is being computed.
    @inline(always)
    fileprivate func refreshInput() -> Bool {
        if input.borrow({ $0.state.isDisjoint(with: .isUnsettled) }) { return true }
        guard let inputDerivation else { return true }
        inputDerivation.borrow { $0.refresh() }
        return input.borrow { $0.state.isDisjoint(with: .isUnsettled) }
    }
}
