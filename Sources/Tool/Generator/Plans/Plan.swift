import WaylineCommandLine
import WaylineValues

/// The changes that a command will make, before it makes any.
struct Plan: Hashable, Sendable, Codable {
    /// The files in the order of their paths.
    var files: [PlannedFile]

    /// The folders to create, outer ones first.
    let newFolders: [String]

    /// The folders to remove if they are empty by then, inner ones first.
    let oldFolders: [String]

    /// More information for the user.
    var notes: [String] = []

    private enum CodingKeys: String, CodingKey {
        case files = "changes"
        case newFolders, oldFolders
    }

    init(files: [PlannedFile], newFolders: [String] = [], oldFolders: [String] = []) {
        self.files = files
        self.newFolders = newFolders
        self.oldFolders = oldFolders
    }

    /// Returns the same plan with a note for each name that was given in another form.
    func naming(_ given: [String]) -> Plan {
        var plan = self
        for name in given where ScreenName.text(of: name) != name {
            plan.notes.append("'\(name.escaped(for: .line))' means '\(ScreenName.text(of: name))'.")
        }
        return plan
    }

    /// The files that somebody else has written. If there are any, nothing is done.
    var conflicts: [PlannedFile] { files.filter { $0.action == .conflict } }

    /// The files with marked conflicts.
    var marked: [PlannedFile] { files.filter { $0.marks > 0 } }

    /// The files that will change.
    var changes: [PlannedFile] {
        files.filter { $0.action != .unchanged && $0.action != .conflict }
    }

    /// True if there is nothing to change.
    var isEmpty: Bool { changes.isEmpty && newFolders.isEmpty && oldFolders.isEmpty }

    /// The paths of all files and folders.
    var paths: [String] { files.map(\.path) + newFolders + oldFolders }

    /// The plan that takes the changes back.
    var reversed: Plan {
        let files = files.reversed().map { file in
            var reversed = PlannedFile(path: file.path, before: file.after, after: file.before)
            reversed.mode = file.mode
            return reversed
        }
        return Plan(
            files: files, newFolders: oldFolders.reversed(), oldFolders: newFolders.reversed())
    }
}

extension Plan {
    /// A line for each conflict, or for each changed file if there is no conflict.
    var lines: String {
        (conflicts.isEmpty ? changes : conflicts).map { "\($0.line)\n" }.joined()
    }

    /// Returns the changes in the unified format, for `patch`, without the generator's own files.
    func difference() throws(GeneratorError) -> String {
        let shown = changes.filter { !$0.path.isBelow(.ownFolder) }
        return try Git.difference(of: shown.map { ($0.path, $0.before, $0.after) })
    }

    /// Returns the differences between the generated files and those that somebody else has
    /// written.
    func conflictingDifference() throws(GeneratorError) -> String {
        try Git.difference(of: conflicts.map { ($0.path, $0.generated, $0.before) })
    }

    /// The plan for programs, with the old and the new content.
    func value(of command: String, isDry: Bool) -> RouteValue {
        [
            "command": .string(command), "dryRun": .bool(isDry),
            "done": .bool(!isDry && conflicts.isEmpty), "files": .array(files.map(\.value)),
            "newFolders": .texts(newFolders), "oldFolders": .texts(oldFolders),
            "notes": .texts(notes),
        ]
    }

    /// Returns a line with the number of files for each action.
    func summary(isDone: Bool) -> String {
        if !conflicts.isEmpty { return "Nothing was written." }
        if changes.isEmpty { return "Nothing to do: everything is up to date." }
        let counts = PlannedFile.Action.allCases.compactMap { action -> String? in
            let count = changes.count { $0.action == action }
            return count == 0 ? nil : "\(count) \(isDone ? action.done : "to \(action)")"
        }
        return "\(counts.joined(separator: ", "))."
    }
}

/// The planned change of one file.
struct PlannedFile: Hashable, Sendable {
    enum Action: String, CaseIterable, Sendable {
        case create, edit, delete, unchanged

        /// Somebody else has written the file. Nothing is done as long as there is a conflict.
        case conflict

        fileprivate var done: String { rawValue.hasSuffix("e") ? "\(self)d" : "\(self)ed" }
    }

    /// The path below the folder of the plan.
    let path: String

    /// The present content; nil if there is no file.
    let before: [UInt8]?

    /// The new content; nil if the file is to be deleted.
    let after: [UInt8]?

    /// The permissions of the old file.
    var mode: UInt16?

    /// The generated content, if somebody else has written the file; nil otherwise.
    var generated: [UInt8]?

    /// The number of conflicts that are marked in the file.
    var marks = 0

    init(path: String, before: [UInt8]?, after: [UInt8]?) {
        self.path = path
        self.before = before
        self.after = after
    }

    var action: Action {
        if after == before { return .unchanged }
        if generated != nil { return .conflict }
        if before == nil { return .create }
        return after == nil ? .delete : .edit
    }

    fileprivate var line: String {
        let space = String(repeating: " ", count: 10 - action.rawValue.count)
        let marked = marks == 1 ? "  (1 conflict marked)" : "  (\(marks) conflicts marked)"
        return "\(action)\(space)\(path)" + (marks > 0 ? marked : "")
    }

    fileprivate var value: RouteValue {
        [
            "path": .string(path), "action": .string(action.rawValue),
            "before": before.map { .string(String(decoding: $0, as: UTF8.self)) } ?? .null,
            "after": after.map { .string(String(decoding: $0, as: UTF8.self)) } ?? .null,
            "conflictsMarked": .int(marks),
        ]
    }
}

/// The changes of a run that can be taken back. A content is encoded as a text with a character for
/// each byte, because a file need not be valid text.
extension PlannedFile: Codable {
    private enum CodingKeys: CodingKey { case path, before, after, mode }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        func bytes(_ key: CodingKeys) throws -> [UInt8]? {
            try values.decodeIfPresent(String.self, forKey: key)?.utf16.map {
                UInt8(truncatingIfNeeded: $0)
            }
        }
        self.init(
            path: try values.decode(String.self, forKey: .path), before: try bytes(.before),
            after: try bytes(.after))
        mode = try values.decodeIfPresent(UInt16.self, forKey: .mode)
    }

    func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(path, forKey: .path)
        for (key, bytes) in [(CodingKeys.before, before), (.after, after)] {
            try values.encodeIfPresent(bytes.map(Self.text), forKey: key)
        }
        try values.encodeIfPresent(mode, forKey: .mode)
    }

    private static func text(of bytes: [UInt8]) -> String {
        bytes.contains { $0 > 0x7F }
            ? String(decoding: bytes.map(UInt16.init), as: UTF16.self)
            : String(decoding: bytes, as: UTF8.self)
    }
}
