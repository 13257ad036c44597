/// One step of the way to a field: into an object by a name, or into an array by an index.
enum FieldStep {
    case name(String)
    case index(Int)

    init(_ key: any CodingKey) {
        if let index = key as? FieldIndex {
            self = .index(index.index)
        } else {
            self = .name(key.stringValue)
        }
    }

    var text: String {
        switch self {
        case .name(let name): name
        case .index(let index): "[\(index)]"
        }
    }

    /// What stands before `rest` where it follows another step.
    static func joint(before rest: String) -> String {
        rest.isEmpty || rest.hasPrefix("[") ? "" : "."
    }

    /// The way as it is written in errors, such as `photos[2].id`.
    static func text(of path: [any CodingKey]) -> String {
        path.reversed().reduce("") { rest, key in
            FieldStep(key).text + joint(before: rest) + rest
        }
    }
}
