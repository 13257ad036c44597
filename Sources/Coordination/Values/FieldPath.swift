/// A key that no type declares: the index of an element, or the name `super`.
enum FieldKey: CodingKey {
    case index(Int)
    case name(String)

    /// The key for a superclass's encoded values.
    static let superclass = FieldKey.name("super")

    init(stringValue: String) {
        self = .name(stringValue)
    }

    init(intValue: Int) {
        self = .index(intValue)
    }

    var stringValue: String {
        switch self {
        case .index(let index): "\(index)"
        case .name(let name): name
        }
    }

    var intValue: Int? {
        if case .index(let index) = self { index } else { nil }
    }
}

/// The path to a value that is being encoded or decoded. Each step refers only to the step before
/// it, so a step costs one small object. The whole path is made only for errors.
final class FieldPath {
    let key: any CodingKey
    let parent: FieldPath?
    let depth: Int

    init(_ key: any CodingKey, in parent: FieldPath?) {
        self.key = key
        self.parent = parent
        depth = parent.depth + 1
    }
}

extension FieldPath? {
    /// The keys, from the outermost to the innermost.
    var keys: [any CodingKey] {
        map { $0.parent.keys + [$0.key] } ?? []
    }

    var depth: Int { self?.depth ?? 0 }
}

extension [any CodingKey] {
    /// The path as errors show it, e.g. `photos[2].id`.
    var fieldText: String {
        reduce(into: "") { text, key in
            if case .index(let index)? = key as? FieldKey {
                text += "[\(index)]"
            } else {
                text += text.isEmpty ? key.stringValue : ".\(key.stringValue)"
            }
        }
    }
}
