/// A list threaded through its elements: appending and removing cost the same however long it is.
///
/// It does not own its elements: the owner of one removes it first.
@usableFromInline
package struct LinkedList<Element: LinkedListElement> where Element.Link == Element {
    /// The first element, whose `previous` is the last one.
    @usableFromInline package var first: Unmanaged<Element>?

    @inlinable
    init() {}

    func contains(_ element: Element) -> Bool {
        element.previous != nil
    }

    @usableFromInline
    package mutating func append(_ element: Element) {
        let new = Unmanaged.passUnretained(element)
        element.next = nil
        guard let first else {
            element.previous = new
            self.first = new
            return
        }
        let last = first.borrow { first in
            let last = first.previous
            first.previous = new
            return last
        }
        element.previous = last
        last?.borrow { $0.next = new }
    }

    /// The element keeps its `next`, so that a walk that has come to it goes on.
    mutating func remove(_ element: Element) {
        guard let previous = element.previous, let first else { return }
        let next = element.next
        if first.borrow({ $0 === element }) {
            self.first = next
        } else {
            previous.borrow { $0.next = next }
        }
        (next ?? self.first)?.borrow { $0.previous = previous }
        element.previous = nil
    }
}

@usableFromInline
package protocol LinkedListElement: AnyObject {
    associatedtype Link: AnyObject

    var next: Unmanaged<Link>? { get set }

    /// The one before; for the first, the last; nil where the element is in no list.
    var previous: Unmanaged<Link>? { get set }
}

extension Unmanaged {
    /// Uses the object without counting the reference: the caller knows that it lives.
    @inlinable @inline(always)
    func borrow<Result>(_ use: (Instance) -> Result) -> Result {
        _withUnsafeGuaranteedRef(use)
    }
}
