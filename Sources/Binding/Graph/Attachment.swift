/// A derived value observes its inputs only as long as it is observed.
extension BaseEmitter {
    /// Makes a derived value observe its inputs, and these theirs. Returns those that did not
    /// observe yet.
    @discardableResult
    final func attach() -> [Derivation] {
        var attached: [Derivation] = []
        var waiting: [BaseEmitter] = [self]
        while let emitter = waiting.popLast() {
            guard let derivation = emitter.derivation, !emitter.state.contains(.isAttached) else {
                continue
            }
            emitter.state.formUnion([.isAttached, .isStale])
            attached.append(derivation)
            for edge in derivation.inputs {
                guard let input = edge.input?.takeUnretainedValue() else { continue }
                input.dependents.append(edge)
                input.state.insert(.hasDependents)
                waiting.append(input)
            }
        }
        return attached
    }

    /// Releases the inputs of a derived value that is no longer observed, and in turn their inputs.
    final func detachIfUnobserved() {
        var waiting: [BaseEmitter] = [self]
        while let emitter = waiting.popLast() {
            guard let derivation = emitter.derivation, emitter.state.contains(.isAttached),
                !derivation.traits.contains(.isEager),
                emitter.state.isDisjoint(with: [.isObserved, .hasDependents])
            else { continue }
            emitter.state.remove(.isAttached)
            derivation.forgetNotified()
            waiting += derivation.detachInputs()
        }
    }

    fileprivate final func remove(_ edge: Edge) {
        if let next = nextDependent, next.borrow({ $0 === edge }) { nextDependent = edge.next }
        dependents.remove(edge)
        if dependents.first == nil { state.remove(.hasDependents) }
    }
}

extension Derivation {
    /// Releases the inputs, and returns them.
    func detachInputs() -> [BaseEmitter] {
        inputs.compactMap { edge in
            let input = edge.input?.takeUnretainedValue()
            input?.remove(edge)
            return input
        }
    }

    /// Gives up the inputs, and in turn those of inputs that nobody else holds, one after the
    /// other: the release of a chain of any length takes no stack.
    func release() {
        var waiting = takeInputs()
        while var input = waiting.popLast() {
            if isKnownUniquelyReferenced(&input), let derivation = input.derivation,
                !derivation.traits.contains(.isEager)
            {
                waiting += derivation.takeInputs()
            }
        }
    }

    private func takeInputs() -> [BaseEmitter] {
        height > 1 ? inputs.compactMap { $0.takeInput() } : []
    }
}
