/// One screen's place in the navigation state.
public struct NavigationEntry: Hashable, Codable, Sendable, Identifiable {
    /// The number of this entry, which is unique in the state and its history.
    public let id: Int

    /// The route and the parameters of the screen.
    public let destination: PlaceStep

    package init(id: Int, _ destination: PlaceStep) {
        self.id = id
        self.destination = destination
    }

    /// The route of the screen.
    public var route: RouteName { destination.route }

    /// The parameters of the screen.
    public var parameters: RouteParameters { destination.parameters }
}

/// A stack of screens. It is never empty.
///
/// Copies share their entries. The cost of pushing, popping and copying does not depend on the
/// depth. Two stacks are compared only down to the part that they share.
public struct EntryStack: Sendable {
    private var node: Node

    init(_ bottom: NavigationEntry) {
        node = Node(bottom, on: nil)
    }

    /// A stack of these entries, the last on top; nil if there are none.
    package init?(_ entries: some Sequence<NavigationEntry>) {
        var node: Node?
        for entry in entries { node = Node(entry, on: node) }
        guard let node else { return nil }
        self.node = node
    }

    /// The number of entries: at least 1.
    public var count: Int { node.count }

    /// The entry on top.
    public var top: NavigationEntry { node.entry }

    /// The number of the entry on top. It is read faster than the whole entry.
    package var topID: Int { node.entry.id }

    /// The entries from the bottom up.
    public var elements: [NavigationEntry] { reversed() }

    /// Returns whether both are the same stack, not only equal ones. Compares one reference.
    public func isIdentical(to other: EntryStack) -> Bool {
        node === other.node
    }

    mutating func push(_ entry: NavigationEntry) {
        node = Node(entry, on: node)
    }

    /// Replaces the entry on top.
    mutating func replaceTop(with entry: NavigationEntry) {
        node = Node(entry, on: node.below)
    }

    /// Removes the entry on top. If it is the only one, returns false and changes nothing.
    mutating func pop() -> Bool {
        guard let below = node.below else { return false }
        node = below
        return true
    }

    /// Removes the entries above the uppermost entry of this route. If there is none, returns false
    /// and changes nothing.
    mutating func pop(to route: RouteName) -> Bool {
        pop { $0.route == route }
    }

    /// Removes the entries above the entry of this number. If there is none, returns false and
    /// changes nothing.
    mutating func pop(toEntry id: Int) -> Bool {
        pop { $0.id == id }
    }

    private mutating func pop(to isWanted: (NavigationEntry) -> Bool) -> Bool {
        var next: Node? = node
        while let candidate = next {
            if isWanted(candidate.entry) {
                node = candidate
                return true
            }
            next = candidate.below
        }
        return false
    }

    /// Removes all entries but the one at the bottom.
    mutating func popAll() {
        while pop() {}
    }

    fileprivate final class Node: Sendable {
        let entry: NavigationEntry
        let count: Int
        let cache = DigestCache()

        /// Changed only in `deinit`, of a node that nobody else refers to.
        @exclusivity(unchecked) nonisolated(unsafe) fileprivate(set) var below: Node?

        init(_ entry: NavigationEntry, on below: Node?) {
            self.entry = entry
            self.below = below
            count = (below?.count ?? 0) + 1
        }

        /// Releases the nodes that only this one keeps alive in a loop: recursion would overflow
        /// the call stack.
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

extension EntryStack: Sequence {
    /// The entries from the top down.
    public func makeIterator() -> Iterator {
        Iterator(node: node)
    }

    public struct Iterator: IteratorProtocol {
        fileprivate var node: Node?

        public mutating func next() -> NavigationEntry? {
            defer { node = node?.below }
            return node?.entry
        }
    }

    /// Calls `body` with each entry above the part that this stack has in common with `other`, from
    /// the top down. Entries with the same number have the same entries below them.
    package func forEach(beyond other: EntryStack?, _ body: (NavigationEntry) -> Void) {
        // After one push, pop or replacement, the shared part is found without reference counting.
        if let other {
            if node === other.node || node === other.node.below { return }
            let below = node.below
            if below === other.node { return body(node.entry) }
            if below === other.node.below {
                // The stack of a pending change can have equal entries that are not shared.
                if topID != other.topID { body(node.entry) }
                return
            }
        }
        var mine: Node? = node
        var theirs = other?.node
        while let top = mine, top !== theirs {
            if let below = theirs, below.count > top.count {
                theirs = below.below
                continue
            }
            if let below = theirs, below.count == top.count {
                if below.entry == top.entry { return }
                theirs = below.below
            }
            body(top.entry)
            mine = top.below
        }
    }
}

extension EntryStack {
    /// The digest of the destinations. After a push, the cost does not depend on the depth if the
    /// digest of the stack below is known.
    var digest: PlaceDigest {
        if let known = node.cache.digest { return known }
        var unknown: [Node] = []
        var next = node.below
        while let below = next, below.cache.digest == nil {
            unknown.append(below)
            next = below.below
        }
        for node in unknown.reversed() { _ = node.digest }
        return node.digest
    }
}

extension EntryStack.Node {
    /// The digest of the destinations from the bottom up to this one. The nodes below have theirs
    /// already.
    fileprivate var digest: PlaceDigest {
        cache.digest
            ?? cache.fill {
                $0.add(below?.cache.digest)
                entry.destination.add(to: &$0)
            }
    }
}

extension EntryStack: Equatable {
    public static func == (lhs: EntryStack, rhs: EntryStack) -> Bool {
        guard lhs.count == rhs.count else { return false }
        var (left, right): (Node?, Node?) = (lhs.node, rhs.node)
        while let first = left, let second = right, first !== second {
            guard first.entry == second.entry else { return false }
            (left, right) = (first.below, second.below)
        }
        return true
    }
}

extension EntryStack: Codable {
    /// Writes a list, from the bottom up.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for entry in elements { try container.encode(entry) }
    }

    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        self.init(try container.decode(NavigationEntry.self))
        while !container.isAtEnd { push(try container.decode(NavigationEntry.self)) }
    }
}
