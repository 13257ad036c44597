extension Derivation {
    /// Lets go of the inputs, and of theirs where nobody else holds them, one after the other: the
    /// release of a chain of any length takes no stack.
    func release() {
        var waiting = takeInputs()
        while var input = waiting.popLast() {
            if isKnownUniquelyReferenced(&input), let derivation = input.derivation,
                !derivation.rule.isEager
            {
                waiting += derivation.takeInputs()
            }
        }
    }

    private func takeInputs() -> [AnyEmitter] {
        guard height > 1 else { return [] }
        return inputs.compactMap { edge in
            defer { edge.owned = nil }
            return edge.owned
        }
    }
}
