/// A list threaded through its elements: appending and removing cost the same however long it is.
///
/// It does not own its elements: whoever owns one removes it first.
@usableFromInline
struct Chain<Element: ChainElement> where Element.Link == Element {
    /// The first element, whose `previous` is the last one.
    @usableFromInline var head: Unmanaged<Element>?

    @inlinable
    init() {}

    func contains(_ element: Element) -> Bool {
        element.previous != nil
    }

    mutating func append(_ element: Element) {
        let new = Unmanaged.passUnretained(element)
        guard let first = head?.takeUnretainedValue() else {
            element.previous = new
            head = new
            return
        }
        element.previous = first.previous
        first.previous?.takeUnretainedValue().next = new
        first.previous = new
    }

    mutating func remove(_ element: Element) {
        guard contains(element), let first = head?.takeUnretainedValue() else { return }
        let next = element.next
        if first === element {
            head = next
        } else {
            element.previous?.takeUnretainedValue().next = next
        }
        (next ?? head)?.takeUnretainedValue().previous = element.previous
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
