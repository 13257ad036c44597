extension Derivation {
    /// How many derived values in a row are walked by recursion; what is taller takes a list.
    static var tallest: Int { 200 }

    /// Brings the value up to date, and whatever it is computed from.
    func refresh() {
        guard state.contains(.isStale), !isComputing else { return }
        if height > Self.tallest { refreshInputsOneByOne() }
        refreshSelf()
    }

    @inline(always)
    private func refreshSelf() {
        var isCurrent = hasValue
        var isTold = canReturn
        var next = firstInput
        while let link = next {
            next = link.borrow { edge in
                let version = edge.refreshedVersion()
                isTold = isTold && edge.told == version
                isCurrent = isCurrent && edge.seen == version
                edge.seen = version
                return edge.sibling
            }
        }
        state.remove(.isStale)
        if !isCurrent { compute(isTold: isTold && hasValue) }
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
                if top !== self { top.refreshSelf() }
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
    @inline(always)
    fileprivate func refreshedVersion() -> UInt32 {
        if let inputDerivation, input.borrow({ $0.state.contains(.isStale) }) {
            inputDerivation.borrow { $0.refresh() }
        }
        return input.borrow { $0.version }
    }
}
