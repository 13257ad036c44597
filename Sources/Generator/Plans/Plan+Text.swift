package import Coordination

extension Plan {
    /// A line for each file that is going to be different, or that keeps all from being done.
    package var lines: String {
        (conflicts.isEmpty ? changes : conflicts).map { "\($0.line)\n" }.joined()
    }

    /// What is going to be different, as `patch` understands it. What the generator keeps for itself is
    /// left out.
    package var difference: String {
        changes.filter { $0.path.folders.first != ScreenRecord.ownFolders.last }.map {
            UnifiedDiff(path: $0.path, from: $0.before, to: $0.after).text
        }.joined()
    }

    /// What somebody else has written, against what was generated.
    package var conflictingDifference: String {
        conflicts.map { UnifiedDiff(path: $0.path, from: $0.generated, to: $0.before).text }
            .joined()
    }

    /// The plan for machines: all that was read from it, with the sums of what was and what comes.
    package func value(of command: String, isDry: Bool) -> RouteValue {
        .object([
            "command": .string(command), "dryRun": .bool(isDry),
            "done": .bool(!isDry && conflicts.isEmpty),
            "files": .array(files.map(\.value)),
            "newFolders": .array(newFolders.map { .string($0) }),
            "oldFolders": .array(oldFolders.map { .string($0) }),
            "notes": .array(notes.map { .string("\($0)") }),
        ])
    }

    /// How many files there are of each kind.
    package func summary(isDone: Bool) -> String {
        if !conflicts.isEmpty { return "Nothing was written." }
        if changes.isEmpty { return "Nothing to do: all is as it should be." }
        let counts = PlannedFile.Action.allCases.compactMap { action -> String? in
            let count = changes.count { $0.action == action }
            return count == 0 ? nil : "\(count) \(isDone ? action.done : action.planned)"
        }
        return "\(counts.joined(separator: ", "))."
    }
}

extension PlannedFile {
    fileprivate var line: String {
        let name = action.rawValue
        let space = String(repeating: " ", count: 10 - name.count)
        return "\(name)\(space)\(path)" + marked
    }

    private var marked: String {
        switch marks {
        case 0: ""
        case 1: "  (1 conflict marked)"
        case _: "  (\(marks) conflicts marked)"
        }
    }

    fileprivate var value: RouteValue {
        .object([
            "path": .string(path), "action": .string(action.rawValue),
            "before": before.map { .string(SHA256(of: $0).hex) } ?? .null,
            "after": after.map { .string(SHA256(of: $0).hex) } ?? .null,
            "conflictsMarked": .int(marks),
        ])
    }
}

extension PlannedFile.Action {
    fileprivate var planned: String {
        switch self {
        case .create: "to create"
        case .edit: "to edit"
        case .delete: "to delete"
        case .unchanged: "unchanged"
        case .conflict: "in conflict"
        }
    }

    fileprivate var done: String {
        switch self {
        case .create: "created"
        case .edit: "edited"
        case .delete: "deleted"
        case .unchanged: "unchanged"
        case .conflict: "in conflict"
        }
    }
}
