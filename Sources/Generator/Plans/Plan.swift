/// All that a command is going to do, before it does anything.
package struct Plan: Hashable, Sendable {
    /// In the order of their paths.
    package let files: [PlannedFile]

    /// Folders that are to be made, outer ones first.
    package let newFolders: [String]

    /// Folders that go, if they are empty by then, inner ones first.
    package let oldFolders: [String]

    /// What a user should know besides.
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

    /// The same plan, with these things to tell.
    func noting(_ notes: [PlanNote]) -> Plan {
        Plan(
            files: files, newFolders: newFolders, oldFolders: oldFolders,
            notes: self.notes + notes)
    }

    /// Files that somebody else has written. Nothing is done as long as there are any.
    package var conflicts: [PlannedFile] { files.filter { $0.action == .conflict } }

    /// Files in which two changes met.
    package var marked: [PlannedFile] { files.filter { $0.marks > 0 } }

    /// Files that are going to be different.
    package var changes: [PlannedFile] {
        files.filter { $0.action != .unchanged && $0.action != .conflict }
    }

    /// Whether carrying it out does nothing.
    package var isEmpty: Bool { changes.isEmpty && newFolders.isEmpty && oldFolders.isEmpty }
}
