/// One input of a derived value, seen from both sides.
///
/// The derivation owns its edges, and each owns its input. What is walked at every set is held
/// without counting, since all of it lives as long as the derivation.
@usableFromInline
final class Edge: ChainElement {
    @usableFromInline @exclusivity(unchecked) var next: Unmanaged<Edge>?
    @usableFromInline @exclusivity(unchecked) var previous: Unmanaged<Edge>?

    /// Keeps the input alive; nil only while a long chain is being released.
    @exclusivity(unchecked) var owned: AnyEmitter?

    let input: Unmanaged<AnyEmitter>
    /// How the input comes about, where it is a derived value.
    let inputDerivation: Unmanaged<Derivation>?
    let dependent: Unmanaged<Derivation>

    /// The emitter of the dependent.
    let emitter: Unmanaged<AnyEmitter>

    /// The next input of the same derivation.
    let sibling: Unmanaged<Edge>?

    /// The version of the input that the value was computed from.
    @exclusivity(unchecked) var seen: UInt32 = 0

    /// The version of the input behind the value that observers were told last.
    @exclusivity(unchecked) var told: UInt32 = 0

    init(from input: AnyEmitter, to dependent: Derivation, sibling: Edge?) {
        owned = input
        self.input = Unmanaged.passUnretained(input)
        inputDerivation = input.derivation.map(Unmanaged.passUnretained)
        self.dependent = Unmanaged.passUnretained(dependent)
        emitter = dependent.emitter
        self.sibling = sibling.map(Unmanaged.passUnretained)
    }

    /// Makes `told` older than every version that the input can still have.
    func forgetTold() {
        told = (inputDerivation?.borrow { $0.told } ?? input.borrow { $0.version }) &- 1
    }
}
