/// A queue, first in, first out. Both ends cost a constant time.
@usableFromInline
struct Deque<Element> {
    @usableFromInline var elements: [Element?] = []
    @usableFromInline var head = 0

    @inlinable
    init() {}

    @inlinable var isEmpty: Bool { head == elements.count }

    @inlinable var count: Int { elements.count - head }

    @inlinable
    mutating func append(_ element: Element) {
        elements.append(element)
    }

    @inlinable
    mutating func popFirst() -> Element? {
        guard head < elements.count else { return nil }
        let element = elements[head]
        elements[head] = nil
        head += 1
        if head == elements.count {
            elements.removeAll(keepingCapacity: head <= 64)
            head = 0
        } else if head > 64, head * 2 > elements.count {
            elements.removeFirst(head)
            head = 0
        }
        return element
    }

    @inlinable
    mutating func removeAll() {
        elements.removeAll()
        head = 0
    }
}
