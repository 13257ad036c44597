/// The way to a value that is being encoded or decoded. Each step knows the one before it only, so
/// that going in costs one small object, and the whole is put together for errors alone.
final class FieldPath {
    let key: any CodingKey
    let parent: FieldPath?
    let depth: Int

    init(_ key: any CodingKey, in parent: FieldPath?) {
        self.key = key
        self.parent = parent
        depth = (parent?.depth ?? 0) + 1
    }
}

extension FieldPath? {
    /// From the outermost key to the innermost.
    var keys: [any CodingKey] {
        let innermostFirst = sequence(first: self) { $0?.parent }.prefix { $0 != nil }
        return innermostFirst.compactMap { $0?.key }.reversed()
    }

    var depth: Int { self?.depth ?? 0 }
}
