/// How a derived value comes about: its inputs and its rule. Untyped, so that a graph of derived
/// values is walked without a look at their types.
@usableFromInline
final class Derivation: Hub {
    /// The emitter of the value, which owns this.
    let emitter: Unmanaged<AnyEmitter>

    /// The first input; each knows the next.
    private(set) var firstInput: Unmanaged<Edge>?
    private var edges: [Edge] = []

    /// The longest way from an observable.
    let height: Int

    let rule: DerivationRule

    /// Whether the value can return to the one told last: by its own rule, or by that of an input.
    let canReturn: Bool

    @exclusivity(unchecked) var hasValue = false

    /// The version of the value that observers were told last.
    @exclusivity(unchecked) var told: UInt32 = 0

    /// The last version given out.
    @exclusivity(unchecked) var issued: UInt32 = 0

    /// Whether someone was bound since, and has heard a newer value than the others.
    @exclusivity(unchecked) var hasMixedAudience = false

    /// True from the return to the value that was told last until the dependents are flushed. Some
    /// of them may have seen another value in between, and skipped it.
    @exclusivity(unchecked) var hasReturned = false

    init(_ emitter: AnyEmitter, inputs: [AnyEmitter], rule: DerivationRule) {
        self.emitter = Unmanaged.passUnretained(emitter)
        self.rule = rule
        canReturn = rule.commit != nil || inputs.contains { $0.derivation?.canReturn == true }
        height = 1 + (inputs.map { $0.derivation?.height ?? 0 }.max() ?? 0)
        super.init()
        for input in inputs.reversed() {
            edges.append(Edge(from: input, to: self, sibling: edges.last))
        }
        firstInput = edges.last.map(Unmanaged.passUnretained)
    }

    /// The state of the emitter.
    @inline(always)
    var state: EmitterState {
        get { emitter.borrow { $0.state } }
        set { emitter.borrow { $0.state = newValue } }
    }

    /// The version of the value.
    @inline(always)
    var version: UInt32 {
        get { emitter.borrow { $0.version } }
        set { emitter.borrow { $0.version = newValue } }
    }

    /// The edges, in the order of the inputs.
    var inputs: ReversedCollection<[Edge]> { edges.reversed() }

    /// Takes note that observers know `version`, and with it what it was computed from.
    @inline(always)
    func didTell(_ version: UInt32) {
        told = version
        if canReturn { noteInputs() }
    }

    private func noteInputs() {
        (hasMixedAudience, hasReturned) = (false, false)
        var next = firstInput
        while let edge = next {
            next = edge.borrow {
                $0.told = $0.seen
                return $0.sibling
            }
        }
        rule.commit?()
    }

    /// Takes note that no observer is left who knows a value, or one computed from it.
    func forgetTold() {
        guard canReturn else { return }
        hasMixedAudience = false
        for edge in edges { edge.forgetTold() }
    }
}

extension Unmanaged {
    /// Uses the object without counting the reference: the caller knows that it lives.
    @inlinable @inline(always)
    func borrow<Result>(_ use: (Instance) -> Result) -> Result {
        _withUnsafeGuaranteedRef(use)
    }
}
