import WaylineCommandLine
package import WaylineRouting

/// The changes that a command will make, before it makes any.
package struct Plan: Hashable, Sendable {
    /// The files in the order of their paths.
    package let files: [PlannedFile]

    /// The folders to create, outer ones first.
    package let newFolders: [String]

    /// The folders to remove if they are empty by then, inner ones first.
    package let oldFolders: [String]

    /// More information for the user.
    package let notes: [PlanNote]

    package init(
        files: [PlannedFile], newFolders: [String] = [], oldFolders: [String] = [],
        notes: [PlanNote] = []
    ) {
        self.files = files
        self.newFolders = newFolders
        self.oldFolders = oldFolders
        self.notes = notes
    }

    /// Returns the same plan with more notes.
    func noting(_ notes: [PlanNote]) -> Plan {
        Plan(
            files: files, newFolders: newFolders, oldFolders: oldFolders,
            notes: self.notes + notes)
    }

    /// Returns the same plan with a note for each name that was given in another form.
    package func naming(_ given: [String]) -> Plan {
        let meant = given.map { ($0, ScreenName.text(of: $0)) }
        return noting(meant.filter { $0 != $1 }.map { .name($0, means: $1) })
    }

    /// The files that somebody else has written. If there are any, nothing is done.
    package var conflicts: [PlannedFile] { files.filter { $0.action == .conflict } }

    /// The files with marked conflicts.
    package var marked: [PlannedFile] { files.filter { $0.marks > 0 } }

    /// The files that will change.
    package var changes: [PlannedFile] {
        files.filter { $0.action != .unchanged && $0.action != .conflict }
    }

    /// True if there is nothing to change.
    package var isEmpty: Bool { changes.isEmpty && newFolders.isEmpty && oldFolders.isEmpty }
}

extension Plan {
    /// A line for each conflict, or for each changed file if there is no conflict.
    package var lines: String {
        (conflicts.isEmpty ? changes : conflicts).map { "\($0.line)\n" }.joined()
    }

    /// Returns the changes in the unified format, for `patch`, without the generator's own files.
    package func difference() throws(GeneratorError) -> String {
        let shown = changes.filter { $0.path.folders.first != ScreenRecord.ownFolders.last }
        return try Git.difference(of: shown.map { ($0.path, $0.before, $0.after) })
    }

    /// Returns the differences between the generated files and those that somebody else has written.
    package func conflictingDifference() throws(GeneratorError) -> String {
        try Git.difference(of: conflicts.map { ($0.path, $0.generated, $0.before) })
    }

    /// The plan for programs, with the old and the new content.
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

    /// Returns a line with the number of files for each action.
    package func summary(isDone: Bool) -> String {
        if !conflicts.isEmpty { return "Nothing was written." }
        if changes.isEmpty { return "Nothing to do: everything is up to date." }
        let counts = PlannedFile.Action.allCases.compactMap { action -> String? in
            let count = changes.count { $0.action == action }
            return count == 0 ? nil : "\(count) \(isDone ? action.done : action.planned)"
        }
        return "\(counts.joined(separator: ", "))."
    }
}

/// The planned change of one file.
package struct PlannedFile: Hashable, Sendable {
    package enum Action: String, CaseIterable, Sendable {
        case create
        case edit
        case delete
        case unchanged

        /// Somebody else has written the file. Nothing is done as long as there is a conflict.
        case conflict
    }

    /// The path below the folder of the plan.
    package let path: String
    package let action: Action

    /// The present content; nil if there is no file.
    package let before: [UInt8]?

    /// The new content; nil if the file is to be deleted.
    package let after: [UInt8]?

    /// The generated content, if somebody else has written the file; nil otherwise.
    package let generated: [UInt8]?

    /// The number of conflicts that are marked in the file.
    package let marks: Int

    package init(
        path: String, action: Action, before: [UInt8]?, after: [UInt8]?,
        generated: [UInt8]? = nil, marks: Int = 0
    ) {
        self.path = path
        self.action = action
        self.before = before
        self.after = after
        self.generated = generated
        self.marks = marks
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
            "before": before.map { .string(String(decoding: $0, as: UTF8.self)) } ?? .null,
            "after": after.map { .string(String(decoding: $0, as: UTF8.self)) } ?? .null,
            "conflictsMarked": .int(marks),
        ])
    }
}

extension PlannedFile.Action {
    fileprivate var planned: String { "to \(rawValue)" }
    fileprivate var done: String { rawValue.hasSuffix("e") ? "\(rawValue)d" : "\(rawValue)ed" }
}

/// Information for the user beside the files of a plan.
package enum PlanNote: Hashable, Sendable {
    /// A name that was given in another form, such as `order-history`.
    case name(String, means: String)

    /// A generated file that was deleted, and whose template has changed since.
    case deletedFile(String)

    /// A generated file that was edited, and that its template no longer has.
    case keptFile(String)

    /// A screen, with its member, in a target without a list of screens.
    case noMenu(String, String)

    /// A folder that stays because it has files that were not generated.
    case keptFolder(String)

    /// A list of screens that Git does not know how to merge.
    case noAttributes(String)

    /// A record that cannot be read.
    case damagedRecord(String)

    /// A screen whose target is gone, with all its files.
    case lostTarget(String, String)

    /// An edited file that is not text, so it cannot be merged.
    case noText(String)

    /// `swift format` is not installed, or has failed.
    case noFormat
}

extension PlanNote: CustomStringConvertible {
    package var description: String {
        switch self {
        case .name(let given, let name): "'\(given.printable)' means '\(name)'."
        case .deletedFile(let path):
            "'\(path)' was deleted: it stays deleted, although its template has changed."
        case .keptFile(let path):
            "'\(path)' stays, because it was edited: its template no longer has it, so it is your "
                + "own now."
        case .noMenu(let screen, let member):
            "'\(screen)' is in no menu: declare its route '.\(member)' in a flow."
        case .keptFolder(let path):
            "'\(path)' stays: it has files that were not generated."
        case .noAttributes(let list):
            "So that Git merges screens of two branches, add the line '/\(list) merge=union' to "
                + "'.gitattributes'."
        case .damagedRecord(let path):
            "'\(path)' cannot be read, so its screen is left out: restore it from version "
                + "control, or remove it."
        case .lostTarget(let screen, let target):
            "'\(screen)' is left out: its target '\(target.printable)' and its files are gone. "
                + "'destroy screen \(screen)' removes its record."
        case .noText(let path):
            "'\(path)' stays as it is: it is not text, so it cannot be merged with its template."
        case .noFormat:
            "'swift format' is missing or has failed: new files may not have your layout, and a "
                + "formatted file counts as edited. Check '.swift-format'."
        }
    }
}
