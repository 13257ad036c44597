/// A list that seldom has more than one element, and then needs no memory of its own.
@usableFromInline
package enum Few<Element> {
    case none
    case one(Element)
    case many([Element])

    @inlinable
    package var isEmpty: Bool {
        if case .none = self { true } else { false }
    }

    @inlinable
    package func reversed() -> Few {
        switch self {
        case .none, .one: self
        case .many(let elements): .many(elements.reversed())
        }
    }

    @inlinable
    package mutating func append(_ element: Element) {
        switch self {
        case .none: self = .one(element)
        case .one(let first): self = .many([first, element])
        case .many(var elements):
            // Let go of first, so that the array is changed in its place.
            self = .none
            elements.append(element)
            self = .many(elements)
        }
    }
}

extension Few: Sequence {
    @inlinable
    package func makeIterator() -> Iterator {
        Iterator(rest: self)
    }

    @usableFromInline
    package struct Iterator: IteratorProtocol {
        @usableFromInline var rest: Few
        @usableFromInline var index = 0

        @inlinable
        init(rest: Few) {
            self.rest = rest
        }

        @inlinable
        package mutating func next() -> Element? {
            switch rest {
            case .none: return nil
            case .one(let element):
                rest = .none
                return element
            case .many(let elements):
                guard index < elements.count else { return nil }
                defer { index += 1 }
                return elements[index]
            }
        }
    }
}
