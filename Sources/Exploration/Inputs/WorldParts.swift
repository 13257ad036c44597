/// The parts of a world: the elements of an array, or the properties of a structure. Any other
/// world is one part. A search sees by them what has changed since the start.
struct WorldParts {
    private let hashes: [Int]

    init(of world: some Hashable) {
        let mirror = Mirror(reflecting: world)
        let isDivided = mirror.displayStyle == .struct || mirror.displayStyle == .collection
        hashes =
            isDivided
            ? mirror.children.map { ($0.value as? AnyHashable)?.hashValue ?? 0 }
            : [world.hashValue]
    }

    /// The places of the parts that differ from those at the start; only -1 if there are more parts
    /// or fewer: then, the array is data itself.
    func changes(since start: WorldParts) -> [Int] {
        if hashes.count != start.hashes.count { return [-1] }
        return hashes.indices.filter { hashes[$0] != start.hashes[$0] }
    }
}
