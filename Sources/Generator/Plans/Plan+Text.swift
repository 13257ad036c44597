package import Coordination

extension Plan {
    /// A line for each file that is going to be different, then how many there are; what has to be
    /// told besides stands in ``notes``.
    package func text(isDone: Bool) -> String {
        let lines = files.filter { $0.action != .unchanged }.map(\.line)
        return (lines + [summary(isDone: isDone)]).map { "\($0)\n" }.joined()
    }

    /// The differences, as `patch` understands them.
    package func differences(of files: [PlannedFile]) -> String {
        files.filter { $0.before != $0.after }.map(\.difference).joined()
    }

    /// The plan for machines: all that was read from it, with the sums of what was and what comes.
    package func value(of command: String, isDry: Bool) -> RouteValue {
        .object([
            "command": .string(command), "dry_run": .bool(isDry),
            "files": .array(files.map(\.value)),
            "new_folders": .array(newFolders.map { .string($0) }),
            "old_folders": .array(oldFolders.map { .string($0) }),
            "notes": .array(notes.map { .string("\($0)") }),
        ])
    }

    private func summary(isDone: Bool) -> String {
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
        return "\(name)\(space)\(path)" + (marks == 0 ? "" : "  (\(marks) conflicts marked)")
    }

    fileprivate var difference: String {
        UnifiedDiff(path: path, from: before, to: after).text
    }

    fileprivate var value: RouteValue {
        .object([
            "path": .string(path), "action": .string(action.rawValue),
            "before": before.map { .string(SHA256(of: $0).hex) } ?? .null,
            "after": after.map { .string(SHA256(of: $0).hex) } ?? .null,
            "conflicts_marked": .int(marks),
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
