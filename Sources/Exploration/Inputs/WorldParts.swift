/// The parts of a world, by which a search sees what has changed since the start: the elements of an
/// array, or the properties of a structure. Any other world is one part.
struct WorldParts: Equatable {
    private let hashes: [Int]

    init(of world: some Hashable) {
        let mirror = Mirror(reflecting: world)
        let isDivided = [.struct, .tuple, .collection].contains(mirror.displayStyle)
        hashes =
            isDivided
            ? mirror.children.map { ($0.value as? AnyHashable)?.hashValue ?? 0 }
            : [world.hashValue]
    }

    /// The places of the parts that differ from those at the start.
    func changes(since start: WorldParts) -> [Int] {
        let count = max(hashes.count, start.hashes.count)
        return (0..<count).filter { place in
            guard place < hashes.count, place < start.hashes.count else { return true }
            return hashes[place] != start.hashes[place]
        }
    }
}
