/// A list that seldom has more than one element, and then needs no memory of its own.
enum Few<Element> {
    case none
    case one(Element)
    case many([Element])

    var isEmpty: Bool {
        if case .none = self { true } else { false }
    }

    func reversed() -> Few {
        switch self {
        case .none, .one: self
        case .many(let elements): .many(elements.reversed())
        }
    }

    mutating func append(_ element: Element) {
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
    func makeIterator() -> Iterator {
        Iterator(rest: self)
    }

    struct Iterator: IteratorProtocol {
        fileprivate var rest: Few
        private var index = 0

        fileprivate init(rest: Few) {
            self.rest = rest
        }

        mutating func next() -> Element? {
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
