/// A list linked through its elements: the cost of appending and removing does not depend on its
/// length.
///
/// The list does not own its elements: the owner of an element removes it before releasing it.
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
    mutating func append(_ element: Element) {
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

    /// The element keeps its `next`, so that a walk that is at this element can continue.
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

    /// The element before this one. For the first element, the last one; nil outside of a list.
    var previous: Unmanaged<Link>? { get set }
}

extension Unmanaged {
    /// Uses the object without counting the reference: the caller guarantees that it is alive.
    @inlinable @inline(always)
    func borrow<Result>(_ use: (Instance) -> Result) -> Result {
        _withUnsafeGuaranteedRef(use)
    }
}
