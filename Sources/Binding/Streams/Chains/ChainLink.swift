/// One of a chain of boxes, each of which keeps the next alive.
///
/// What the boxes hold is nested, box in box, so that releasing the first of ten thousand would
/// take ten thousand nested releases. A box therefore outlives what holds it, kept by the box
/// before it, and the boxes are released one after another. A subclass empties itself in `deinit`.
@usableFromInline
class ChainLink {
    @usableFromInline final var next: ChainLink?

    /// The boxes from here to the end of the chain.
    @usableFromInline final let depth: Int

    /// What the walks along the chain from here on share, if it is long.
    final var trampoline: Trampoline?

    @usableFromInline
    init(next: ChainLink?) {
        self.next = next
        trampoline = next?.trampoline
        depth = (next?.depth ?? 0) + 1
    }

    deinit {
        var link = next
        next = nil
        while isKnownUniquelyReferenced(&link), let last = link {
            link = last.next
            last.next = nil
        }
    }
}

/// Something that may hold a box of a chain: a publisher its upstream's, a subscriber its
/// downstream's.
@usableFromInline
protocol ChainLinked {
    var chainLink: ChainLink? { get }
}
