import Coordination

/// How a plan is taken back that was not carried out to its end.
struct Undo: Hashable {
    /// What is to become of a file, by its number in the journal.
    struct Step: Hashable {
        let path: String

        /// The sum of what stood there before; nil if nothing did.
        let before: String?

        /// The sum of what shall stand there; nil if nothing shall.
        let after: String?
    }

    /// That of a run which has not begun to change anything, or is done with it.
    static let none = Undo(steps: [], newFolders: [], oldFolders: [])

    let steps: [Step]
    let newFolders: [String]
    let oldFolders: [String]

    init(_ plan: Plan) {
        steps = plan.changes.map { file in
            Step(
                path: file.path, before: file.before.map { SHA256(of: $0).hex },
                after: file.after.map { SHA256(of: $0).hex })
        }
        newFolders = plan.newFolders
        oldFolders = plan.oldFolders
    }

    /// All that it may change.
    var paths: [String] { steps.map(\.path) + newFolders + oldFolders }

    private init(steps: [Step], newFolders: [String], oldFolders: [String]) {
        self.steps = steps
        self.newFolders = newFolders
        self.oldFolders = oldFolders
    }
}

extension Undo {
    private enum Key {
        static let steps = "steps"
        static let path = "path"
        static let before = "before"
        static let after = "after"
        static let newFolders = "newFolders"
        static let oldFolders = "oldFolders"
    }

    var bytes: [UInt8] {
        RouteValue.object([
            Key.steps: .array(steps.map(Self.value)),
            Key.newFolders: .array(newFolders.map { .string($0) }),
            Key.oldFolders: .array(oldFolders.map { .string($0) }),
        ]).json
    }

    /// Nil of bytes that are none.
    init?(bytes: [UInt8]) {
        guard let fields = RouteValue(json: bytes)?.fields,
            let steps = fields[Key.steps]?.elements,
            let newFolders = fields[Key.newFolders]?.texts,
            let oldFolders = fields[Key.oldFolders]?.texts
        else { return nil }
        let read = steps.compactMap(Self.step)
        guard read.count == steps.count else { return nil }
        self.init(steps: read, newFolders: newFolders, oldFolders: oldFolders)
        guard paths.allSatisfy(\.isOwnPath) else { return nil }
    }

    private static func value(_ step: Step) -> RouteValue {
        .object([
            Key.path: .string(step.path), Key.before: step.before.map { .string($0) } ?? .null,
            Key.after: step.after.map { .string($0) } ?? .null,
        ])
    }

    private static func step(_ value: RouteValue) -> Step? {
        guard let fields = value.fields, let path = fields[Key.path]?.text else { return nil }
        return Step(
            path: path, before: fields[Key.before]?.text, after: fields[Key.after]?.text)
    }
}
