/// A connection between a derived value and one of its inputs.
///
/// The derivation owns its edges, and each edge owns its input. References that every set follows
/// are not counted, since the objects live as long as the derivation.
@usableFromInline
final class Edge: LinkedListElement {
    @usableFromInline @exclusivity(unchecked) var next: Unmanaged<Edge>?
    @usableFromInline @exclusivity(unchecked) var previous: Unmanaged<Edge>?

    /// Owned; nil only while a long chain is being released.
    @exclusivity(unchecked) private(set) var input: Unmanaged<BaseEmitter>?

    let dependent: Unmanaged<Derivation>

    /// The emitter of the dependent.
    let emitter: Unmanaged<BaseEmitter>

    /// The next input of the same derivation. Owned.
    let sibling: Unmanaged<Edge>?

    /// The version of the input that the value was computed from.
    @exclusivity(unchecked) var version: UInt32 = 0

    /// The version of the input that gave the value that observers were notified of last.
    @exclusivity(unchecked) var notifiedVersion: UInt32 = 0

    init(from input: BaseEmitter, to dependent: Derivation, sibling: Unmanaged<Edge>?) {
        self.input = .passRetained(input)
        self.dependent = Unmanaged.passUnretained(dependent)
        emitter = dependent.emitter
        self.sibling = sibling
    }

    deinit {
        input?.release()
        sibling?.release()
    }

    /// The version of the input now.
    @inline(always) var inputVersion: UInt32 {
        input.unsafelyUnwrapped.borrow { $0.version }
    }

    /// True if the input is up to date.
    @inline(always) var isInputSettled: Bool {
        input.unsafelyUnwrapped.borrow { !$0.state.isUnsettled }
    }

    /// Passes ownership of the input to the caller.
    func takeInput() -> BaseEmitter? {
        defer { input = nil }
        return input?.takeRetainedValue()
    }

    /// Makes `notifiedVersion` older than every version that the input can still have.
    func forgetNotified() {
        let derivation = input?.borrow { $0.derivation }
        notifiedVersion = (derivation?.notifiedVersion ?? inputVersion) &- 1
    }
}

/// Iterates over an edge and the siblings after it.
struct EdgeIterator: Sequence, IteratorProtocol {
    var edge: Unmanaged<Edge>?

    mutating func next() -> Edge? {
        let current = edge?.takeUnretainedValue()
        edge = current?.sibling
        return current
    }
}
