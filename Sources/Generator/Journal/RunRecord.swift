/// The record of this user's run in a folder. It is kept outside of the folder, where only this
/// user can write, since anybody may have written the files in the folder.
///
///     ~/.local/state/wayline/3f2c…/undo.json
package struct RunRecord {
    /// In `folder`, which is nil if the user has none.
    private let files: any FileSystem
    private let folder: String?

    /// The name of its folder, which is there as long as a run is not done.
    package let name: String

    /// The record of `root`, in the user's own folder: `wayline` in `XDG_STATE_HOME`, else in
    /// `~/.local/state`.
    package init(of root: String) throws(GeneratorError) {
        let folder = Self.stateFolder
        try self.init(of: root, in: folder, SystemFiles(root: folder ?? ""))
    }

    /// The record of `root`, in `folder`, which is that of `files`.
    package init(
        of root: String, in folder: String?, _ files: any FileSystem
    ) throws(GeneratorError) {
        do throws(SystemReason) {
            // Another folder may come to stand at the same path, and a copy has the same content.
            let identity = try Platform.identity(of: root)
            name = SHA256(of: Array("\(identity) \(root)".utf8)).hex
        } catch {
            throw .file(FileError(path: root, deed: .look, reason: error))
        }
        self.files = files
        self.folder = folder
    }

    private var undoFile: String { "\(name)/undo.json" }
    private var draft: String { "\(name)/draft.json" }

    private static var stateFolder: String? {
        for (name, below) in [("XDG_STATE_HOME", ""), ("HOME", "/.local/state")] {
            if let path = Platform.variable(name), path.utf8.first == UInt8(ascii: "/") {
                return "\(path)\(below)/wayline"
            }
        }
        return nil
    }

    /// Reads how to take the run back; nil if no run has begun.
    func read() throws(GeneratorError) -> Undo? {
        guard let folder, try isThere(folder) else { return nil }
        let (isThere, bytes) = try asking { () throws(FileError) in
            (try files.kind(of: name) != nil, try files.contents(of: undoFile))
        }
        guard isThere else { return nil }
        guard let bytes else { return Undo.none }
        if let undo = Undo(bytes: bytes) { return undo }
        throw .record(.damaged("\(folder)/\(undoFile)"))
    }

    /// From now on, the next run clears away what this one has left over.
    func open() throws(GeneratorError) {
        guard let folder else { throw .record(.noFolder) }
        try make(folder)
        try remove()
        try asking { () throws(FileError) in try files.makeFolder(name) }
    }

    /// From now on, the next run takes back what has changed.
    func begin(_ undo: Undo) throws(GeneratorError) {
        try asking { () throws(FileError) in
            try files.create(draft, undo.bytes, mode: nil)
            try files.move(draft, to: undoFile)
        }
    }

    /// From now on, what has changed stays.
    func end() throws(GeneratorError) {
        try asking { () throws(FileError) in
            if try files.kind(of: undoFile) != nil { try files.remove(undoFile) }
        }
    }

    /// From now on, nothing was begun.
    func remove() throws(GeneratorError) {
        guard let folder, try isThere(folder) else { return }
        try asking { () throws(FileError) in
            for file in [undoFile, draft] where try files.kind(of: file) != nil {
                try files.remove(file)
            }
            if try files.kind(of: name) != nil { try files.removeFolder(name) }
        }
    }

    /// False if the folder is not there. One that others can write to is an error.
    private func isThere(_ folder: String) throws(GeneratorError) -> Bool {
        let isPrivate = try refusing(folder, .look) { () throws(SystemReason) in
            try Platform.isPrivate(folder)
        }
        if isPrivate == false { throw .record(.shared(folder)) }
        return isPrivate != nil
    }

    private func make(_ folder: String) throws(GeneratorError) {
        if try isThere(folder) { return }
        try refusing(folder, .makeFolder) { () throws(SystemReason) in
            try Platform.makePrivateFolder(folder)
        }
        _ = try isThere(folder)
    }

    private func refusing<Answer>(
        _ path: String, _ deed: FileError.Deed, _ ask: () throws(SystemReason) -> Answer
    ) throws(GeneratorError) -> Answer {
        do throws(SystemReason) {
            return try ask()
        } catch {
            throw .record(.file(FileError(path: path, deed: deed, reason: error)))
        }
    }

    /// Errors are about absolute paths: what is in the package is told by a path below it.
    private func asking<Answer>(
        _ ask: () throws(FileError) -> Answer
    ) throws(GeneratorError) -> Answer {
        do throws(FileError) {
            return try ask()
        } catch {
            let path = "\(folder ?? "")/\(error.path)"
            throw .record(.file(FileError(path: path, deed: error.deed, reason: error.reason)))
        }
    }
}
