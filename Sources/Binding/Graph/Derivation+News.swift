extension Derivation {
    /// Whether someone has heard of the value, or of one computed from it, before its observers were
    /// told: who was bound meanwhile, or who was told by another way. Then it cannot be taken back
    /// unnoticed.
    var isNewsKnown: Bool {
        var waiting = [self]
        while let derivation = waiting.popLast() {
            if derivation.hasMixedAudience { return true }
            var next = derivation.emitter.borrow { $0.dependents.head }
            while let edge = next?.takeUnretainedValue() {
                next = edge.next
                if Int32(bitPattern: edge.told &- derivation.told) > 0 { return true }
                let dependent = edge.dependent.takeUnretainedValue()
                if dependent.version != dependent.told { waiting.append(dependent) }
            }
        }
        return false
    }
}
