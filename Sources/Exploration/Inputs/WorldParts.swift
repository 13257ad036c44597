/// The parts of a world: the elements of an array, or the properties of a structure. Any other
/// world is one part. A search sees by them what has changed since the start.
struct WorldParts {
    private let parts: [Part]

    init(of world: some Hashable) {
        let mirror = Mirror(reflecting: world)
        let isDivided = mirror.displayStyle == .struct || mirror.displayStyle == .collection
        parts = isDivided ? mirror.children.map { Part($0.value) } : [Part(world)]
    }

    /// The parts that differ from those at the start. If there are more parts or fewer, the array is
    /// data itself, and counts as one part.
    func changes(since start: WorldParts) -> WorldChanges {
        if parts.count != start.parts.count {
            return WorldChanges(place: 0, isLarger: parts.count > start.parts.count + 1)
        }
        return zip(parts, start.parts).enumerated().reduce(into: []) { changes, part in
            let (now, first) = part.element
            if now.hash == first.hash { return }
            let isLarger = now.size > first.size + 1
            changes.formUnion(WorldChanges(place: part.offset, isLarger: isLarger))
        }
    }

    private struct Part {
        let hash: Int

        /// The number of elements of a collection, or of all those in a structure.
        let size: Int

        init(_ element: Any) {
            let value = (element as? AnyHashable)?.base ?? element
            hash = (element as? AnyHashable)?.hashValue ?? 0
            size =
                Self.size(of: value)
                ?? Mirror(reflecting: value).children.reduce(0) {
                    $0 + (Self.size(of: $1.value) ?? 0)
                }
        }

        private static func size(of value: Any) -> Int? {
            value is String ? nil : (value as? any Collection)?.count
        }
    }
}

/// The parts of a world that differ from those at the start, and of these the ones that have two
/// elements more, or several.
struct WorldChanges: OptionSet, Hashable {
    let rawValue: Int64

    init(rawValue: Int64) { self.rawValue = rawValue }

    /// The part at this place; all parts from the 31st on count as one.
    init(place: Int, isLarger: Bool) {
        let bit = Int64(1) << Int64(min(place, 30))
        self.init(rawValue: isLarger ? bit | bit << 31 : bit)
    }
}
