/// A stack that is never empty, and whose copies share what they have in common: pushing, popping and
/// copying cost the same at any depth, and two stacks that share are compared down to where they meet.
public struct PersistentStack<Element> {
    @usableFromInline var node: Node

    /// A stack of one element.
    @inlinable
    public init(_ bottom: Element) {
        node = Node(bottom, on: nil)
    }

    /// A stack of these elements, the last on top; nil where there are none.
    @inlinable
    public init?(contentsOf elements: some Sequence<Element>) {
        var node: Node?
        for element in elements { node = Node(element, on: node) }
        guard let node else { return nil }
        self.node = node
    }

    /// At least 1.
    @inlinable
    public var count: Int { node.count }

    /// The element on top.
    @inlinable
    public var top: Element { node.element }

    /// Puts `element` on top.
    @inlinable
    public mutating func push(_ element: Element) {
        node = Node(element, on: node)
    }

    /// Puts `element` in the place of the one on top.
    @inlinable
    public mutating func replaceTop(with element: Element) {
        node = Node(element, on: node.below)
    }

    /// Removes the top element; returns false if it is the only one, which stays.
    @inlinable
    public mutating func pop() -> Bool {
        guard let below = node.below else { return false }
        node = below
        return true
    }

    /// Removes elements down to the uppermost that satisfies `isWanted`; returns false if there is
    /// none, and removes nothing.
    @inlinable
    public mutating func pop(to isWanted: (Element) -> Bool) -> Bool {
        var next: Node? = node
        while let candidate = next {
            if isWanted(candidate.element) {
                node = candidate
                return true
            }
            next = candidate.below
        }
        return false
    }

    /// Removes all elements but the one at the bottom.
    @inlinable
    public mutating func popAll() {
        while pop() {}
    }

    /// Returns whether both are the same stack, not merely equal. It takes one comparison.
    @inlinable
    public func isIdentical(to other: PersistentStack) -> Bool {
        node === other.node
    }

    @usableFromInline
    final class Node {
        @usableFromInline let element: Element
        @usableFromInline let count: Int

        /// Changed only in `deinit`, of a node that nobody else refers to.
        @usableFromInline nonisolated(unsafe) var below: Node?

        @inlinable
        init(_ element: Element, on below: Node?) {
            self.element = element
            self.below = below
            count = (below?.count ?? 0) + 1
        }

        /// Releases the nodes that only this one keeps alive in a loop: recursion would overflow the
        /// call stack.
        deinit {
            var next = below
            below = nil
            while isKnownUniquelyReferenced(&next), let node = next {
                next = node.below
                node.below = nil
            }
        }
    }
}

extension PersistentStack.Node: Sendable where Element: Sendable {}

extension PersistentStack: Sendable where Element: Sendable {}

extension PersistentStack: Sequence {
    /// The elements from the top down.
    @inlinable
    public func makeIterator() -> Iterator {
        Iterator(node: node)
    }

    public struct Iterator: IteratorProtocol {
        @usableFromInline var node: Node?

        @usableFromInline
        init(node: Node) {
            self.node = node
        }

        @inlinable
        public mutating func next() -> Element? {
            defer { node = node?.below }
            return node?.element
        }
    }
}

extension PersistentStack {
    /// The elements from the bottom up.
    @inlinable
    public var elements: [Element] { reversed() }

    /// The elements on top of the part that this stack shares with `other`, from the bottom up.
    @inlinable
    public func elements(beyond other: PersistentStack) -> [Element] {
        Array(few(beyond: other))
    }

    /// The same; all elements, where there is no other.
    @inlinable
    package func few(beyond other: PersistentStack?) -> Few<Element> {
        var beyond = Few<Element>.none
        forEach(beyond: other) { beyond.append($0) }
        return beyond.reversed()
    }

    /// Calls `body` with each element on top of the part that this stack shares with `other`, from the
    /// top down.
    @inlinable
    package func forEach<Failure: Error>(
        beyond other: PersistentStack?, _ body: (Element) throws(Failure) -> Void
    ) throws(Failure) {
        var mine: Node? = node
        var theirs = other?.node
        while let top = mine, top !== theirs {
            if let below = theirs, below.count > top.count {
                theirs = below.below
                continue
            }
            if let below = theirs, below.count == top.count { theirs = below.below }
            try body(top.element)
            mine = top.below
        }
    }
}

extension PersistentStack: Equatable where Element: Equatable {
    public static func == (lhs: PersistentStack, rhs: PersistentStack) -> Bool {
        guard lhs.count == rhs.count else { return false }
        var (left, right): (Node?, Node?) = (lhs.node, rhs.node)
        while let first = left, let second = right, first !== second {
            guard first.element == second.element else { return false }
            (left, right) = (first.below, second.below)
        }
        return true
    }
}

extension PersistentStack: Hashable where Element: Hashable {
    public func hash(into hasher: inout Hasher) {
        hasher.combine(count)
        hasher.combine(top)
    }
}

extension PersistentStack: Encodable where Element: Encodable {
    /// Written as a list, from the bottom up.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for element in elements { try container.encode(element) }
    }
}

extension PersistentStack: Decodable where Element: Decodable {
    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        self.init(try container.decode(Element.self))
        while !container.isAtEnd { push(try container.decode(Element.self)) }
    }
}
