/// The typed part of a derivation, as closures that were specialised where the value was made.
@usableFromInline
struct DerivationRule {
    /// Computes and stores the value; false where it keeps the one told last.
    let compute: () -> Bool

    /// Calls the observers with the stored value.
    let tell: () -> Void

    /// Told when observers have been, for a rule that depends on what they heard last.
    let commit: (() -> Void)?

    /// Whether inputs are heard also while nobody hears the value.
    let isEager: Bool

    @usableFromInline
    init(
        isEager: Bool = false, compute: @escaping () -> Bool, tell: @escaping () -> Void,
        commit: (() -> Void)? = nil
    ) {
        self.isEager = isEager
        self.compute = compute
        self.tell = tell
        self.commit = commit
    }
}
