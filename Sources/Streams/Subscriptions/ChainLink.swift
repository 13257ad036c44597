/// One of a chain of boxes, each of which keeps the next alive.
///
/// The contents of the boxes are nested, box in box, so that releasing the first of ten thousand
/// would take ten thousand nested releases. A box therefore outlives its owner, kept by the box
/// before it, and the boxes are released one after another. A subclass releases its contents in
/// `deinit`.
@usableFromInline
class ChainLink {
    @usableFromInline final var next: ChainLink?

    /// The number of boxes from here to the end of the chain.
    @usableFromInline final let depth: Int

    /// The queue of calls along the chain from here on, if it is long.
    final var calls: CallQueue?

    @usableFromInline
    init(next: ChainLink?) {
        self.next = next
        calls = next?.calls
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

/// A part of a chain that may lead to a box: a publisher to that of its upstream, a subscriber to
/// that of its downstream.
@usableFromInline
protocol Chained {
    var chainLink: ChainLink? { get }
}
