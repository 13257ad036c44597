/// The parts of a world: the elements of an array, or the properties of a structure. Any other
/// world is one part. A search sees by them what has changed since the start.
struct WorldParts {
    private let parts: [Part]

    init(of world: some Hashable) {
        let mirror = Mirror(reflecting: world)
        let isDivided = mirror.displayStyle == .struct || mirror.displayStyle == .collection
        parts = isDivided ? mirror.children.map { Part($0.value) } : [Part(world)]
    }

    /// The parts that differ from those at the start. An array that has become longer or shorter is
    /// a list of data, and counts as one part.
    func changes(since start: WorldParts) -> WorldChanges {
        if parts.count != start.parts.count {
            return .ofLength(isLarger: parts.count > start.parts.count + 1)
        }
        return zip(parts, start.parts).enumerated().reduce(into: []) { changes, part in
            let (now, first) = part.element
            if now.hash == first.hash { return }
            changes.formUnion(
                WorldChanges(place: part.offset, isLarger: now.size > first.size + 1))
        }
    }

    private struct Part {
        let hash: Int
        private let value: Any

        init(_ element: Any) {
            let element = element as? AnyHashable
            (hash, value) = (element?.hashValue ?? 0, element?.base ?? ())
        }

        /// The number of elements of a collection, or of all collections in a structure.
        var size: Int {
            Self.count(of: value)
                ?? Mirror(reflecting: value).children.reduce(0) {
                    $0 + (Self.count(of: $1.value) ?? 0)
                }
        }

        private static func count(of value: Any) -> Int? {
            value is any StringProtocol ? nil : (value as? any Collection)?.count
        }
    }
}

/// The parts of a world that differ from those at the start. A part that has at least two elements
/// more is also marked as larger.
struct WorldChanges: OptionSet, Hashable {
    let rawValue: UInt32

    init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The part at this place; all parts from the 15th on count as one.
    init(place: Int, isLarger: Bool) {
        self.init(bit: min(place, 14), isLarger: isLarger)
    }

    /// The change of an array that has become longer or shorter.
    static func ofLength(isLarger: Bool) -> WorldChanges {
        WorldChanges(bit: 15, isLarger: isLarger)
    }

    private init(bit: Int, isLarger: Bool) {
        let changed: UInt32 = 1 << UInt32(bit)
        self.init(rawValue: isLarger ? changed | changed << 16 : changed)
    }
}
