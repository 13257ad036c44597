/// The screens that leave or enter: nearly always none or one. The list takes memory of its own
/// from the second screen on.
@MainActor
struct ScreenNodes: @MainActor Sequence {
    private(set) var first: ScreenNode?
    private var rest: [ScreenNode] = []

    var isEmpty: Bool { first == nil }

    var count: Int { first == nil ? 0 : 1 + rest.count }

    var last: ScreenNode? { rest.last ?? first }

    mutating func append(_ element: ScreenNode) {
        if first == nil {
            first = element
        } else {
            rest.append(element)
        }
    }

    /// Reverses the elements from `index` on.
    mutating func reverse(from index: Int) {
        var all = Array(self)
        all[index...].reverse()
        (first, rest) = (all.first, Array(all.dropFirst()))
    }

    /// Calls `body` with each screen. Faster than a loop, for which the list is copied.
    func each<Failure: Error>(
        _ body: (ScreenNode) throws(Failure) -> Void
    ) throws(Failure) {
        guard let first else { return }
        try body(first)
        for node in rest { try body(node) }
    }

    func makeIterator() -> Iterator { Iterator(first: first, rest: rest) }

    /// Returns whether the list has `node`.
    func has(_ node: ScreenNode?) -> Bool {
        if node === first || node === last { return node != nil }
        return contains { $0 === node }
    }

    struct Iterator: IteratorProtocol {
        fileprivate var first: ScreenNode?
        fileprivate let rest: [ScreenNode]
        private var index = 0

        fileprivate init(first: ScreenNode?, rest: [ScreenNode]) {
            (self.first, self.rest) = (first, rest)
        }

        mutating func next() -> ScreenNode? {
            if let element = first.take() { return element }
            guard index < rest.count else { return nil }
            defer { index += 1 }
            return rest[index]
        }
    }
}
