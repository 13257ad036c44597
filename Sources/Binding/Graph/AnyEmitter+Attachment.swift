/// A derived value hears its inputs only as long as someone hears it.
extension AnyEmitter {
    /// Makes a derived value hear its inputs, and them theirs. Answers those that did not hear yet.
    @discardableResult
    final func attach() -> [Derivation] {
        var attached: [Derivation] = []
        var waiting: [AnyEmitter] = [self]
        while let emitter = waiting.popLast() {
            guard let derivation = emitter.derivation, !emitter.state.contains(.isAttached) else {
                continue
            }
            emitter.state.formUnion([.isAttached, .isStale])
            attached.append(derivation)
            for edge in derivation.inputs {
                guard let input = edge.owned else { continue }
                _ = input.requireHub()
                input.dependents.append(edge)
                input.state.insert(.isWatched)
                waiting.append(input)
            }
        }
        return attached
    }

    /// Lets go of the inputs of a derived value that nobody hears any more, and they of theirs.
    final func detachIfUnheard() {
        var waiting: [AnyEmitter] = [self]
        while let emitter = waiting.popLast() {
            guard let derivation = emitter.derivation, emitter.state.contains(.isAttached),
                !derivation.rule.isEager,
                emitter.state.isDisjoint(with: [.isObserved, .isWatched])
            else { continue }
            emitter.state.remove(.isAttached)
            derivation.forgetTold()
            waiting += derivation.detachInputs()
        }
    }
}

extension Derivation {
    /// Lets go of the inputs, and answers them.
    func detachInputs() -> [AnyEmitter] {
        inputs.compactMap { edge in
            edge.owned?.remove(edge)
            return edge.owned
        }
    }
}

extension AnyEmitter {
    fileprivate final func remove(_ edge: Edge) {
        if let hub, let next = hub.nextDependent, next.borrow({ $0 === edge }) {
            hub.nextDependent = edge.next
        }
        dependents.remove(edge)
        if dependents.head == nil { state.remove(.isWatched) }
    }
}
