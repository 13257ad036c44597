/// A list threaded through its elements: appending and removing cost the same however long it is.
///
/// It does not own its elements: whoever owns one removes it first.
@usableFromInline
struct Chain<Element: ChainElement> where Element.Link == Element {
    /// The first element, whose `previous` is the last one.
    @usableFromInline var head: Unmanaged<Element>?

    @inlinable
    init() {}

    @usableFromInline
    func contains(_ element: Element) -> Bool {
        element.previous != nil
    }

    @usableFromInline
    mutating func append(_ element: Element) {
        let new = Unmanaged.passUnretained(element)
        guard let head else {
            element.previous = new
            self.head = new
            return
        }
        let last = head.borrow { first in
            let last = first.previous
            first.previous = new
            return last
        }
        element.previous = last
        last?.borrow { $0.next = new }
    }

    @usableFromInline
    mutating func remove(_ element: Element) {
        guard let previous = element.previous, let first = head else { return }
        let next = element.next
        if first.borrow({ $0 === element }) {
            head = next
        } else {
            previous.borrow { $0.next = next }
        }
        (next ?? head)?.borrow { $0.previous = previous }
        element.previous = nil
        element.next = nil
    }
}

@usableFromInline
protocol ChainElement: AnyObject {
    associatedtype Link: AnyObject

    var next: Unmanaged<Link>? { get set }

    /// The one before; for the first, the last; nil where the element is in no list.
    var previous: Unmanaged<Link>? { get set }
}
