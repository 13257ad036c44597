extension Derivation {
    /// How many derived values in a row are walked by recursion; what is taller takes a list.
    static var tallest: Int { 200 }

    /// Brings the value up to date, and whatever it is computed from. It stays stale while an input is
    /// being computed: who reads it then asks for what is not there yet.
    func refresh() {
        guard state.contains(.isStale), !isComputing else { return }
        if height > Self.tallest { refreshInputsOneByOne() }
        var rounds = 0
        while state.contains(.isStale), rounds < Self.mostRounds, refreshSelf() { rounds += 1 }
    }

    /// How often a rule may change its own inputs before its value is taken as it is.
    private static var mostRounds: Int { 100 }

    /// Answers false where an input is being computed.
    @inline(always)
    private func refreshSelf() -> Bool {
        var isCurrent = hasValue
        var isTold = canReturn
        var isReady = true
        var next = firstInput
        while let link = next {
            next = link.borrow { edge in
                isReady = edge.refreshInput() && isReady
                let version = edge.input.borrow { $0.version }
                isTold = isTold && edge.told == version
                isCurrent = isCurrent && edge.seen == version
                edge.seen = version
                return edge.sibling
            }
        }
        guard isReady else {
            hasValue = false
            return false
        }
        state.remove(.isStale)
        if !isCurrent { compute(isTold: isTold && hasValue) }
        return true
    }

    @inline(always)
    private func compute(isTold: Bool) {
        isComputing = true
        let isNew = rule.compute()
        isComputing = false
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
        if version == told || !isNewsKnown {
            version = told
        } else {
            renew()
        }
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
            $0.state.contains(.isStale) && !$0.isComputing
        }
    }
}

extension Edge {
    /// Brings the input up to date; answers false where it is being computed.
    @inline(always)
    fileprivate func refreshInput() -> Bool {
        guard let inputDerivation else { return true }
        return inputDerivation.borrow { input in
            if input.state.contains(.isStale) {
                input.refresh()
                return !input.isComputing && input.hasValue
            }
            return !input.isComputing
        }
    }
}
