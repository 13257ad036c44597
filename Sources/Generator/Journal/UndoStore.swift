import WaylineSystem

/// The undo information of this user's run in a folder. It is stored outside of the folder, where
/// only this user can write, since anyone may have written the files in the folder.
///
///     ~/.local/state/wayline/3f2c…json
package struct UndoStore {
    /// The files in `folder`. `folder` is nil if the user has no folder for the store.
    private let files: any FileSystem
    private let folder: String?

    /// The name of its file, which exists until the run is done.
    package let name: String

    /// The store for `root`, in the user's own folder: `wayline` in `XDG_STATE_HOME`, else in
    /// `~/.local/state`.
    package init(of root: String) throws(GeneratorError) {
        let folder = Self.stateFolder
        try self.init(of: root, in: folder, SystemFiles(root: folder ?? "", largest: .max))
    }

    /// The store for `root`, in `folder`, which is the root of `files`.
    package init(
        of root: String, in folder: String?, _ files: any FileSystem
    ) throws(GeneratorError) {
        do throws(SystemError) {
            // Another folder may be created at the same path, and a copy has the same content.
            let identity = try Platform.identity(of: root)
            name = "\(Self.number(of: "\(identity) \(root)")).json"
        } catch {
            throw .file(FileError(path: root, operation: .look, reason: error))
        }
        self.files = files
        self.folder = folder
    }

    /// A number in 16 digits that is the same in each run: the hash FNV-1a.
    private static func number(of text: String) -> String {
        let hash = text.utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) {
            ($0 ^ UInt64($1)) &* 0x100_0000_01b3
        }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    private var draft: String { "\(name).draft" }

    private static var stateFolder: String? {
        for (name, below) in [("XDG_STATE_HOME", ""), ("HOME", "/.local/state")] {
            if let path = Platform.variable(name), path.utf8.first == UInt8(ascii: "/") {
                return "\(path)\(below)/wayline"
            }
        }
        return nil
    }

    /// Reads the undo information; nil if no run has begun.
    func read() throws(GeneratorError) -> Undo? {
        guard let folder, try isThere(folder) else { return nil }
        let bytes = try asking { () throws(FileError) in try files.contents(of: name) }
        guard let bytes else { return nil }
        if let undo = Undo(bytes: bytes) { return undo }
        throw .undoStore(.damaged("\(folder)/\(name)"))
    }

    /// Writes the undo information. The next run takes back the changes in it, and removes leftover
    /// files.
    func write(_ undo: Undo) throws(GeneratorError) {
        guard let folder else { throw .undoStore(.noFolder) }
        try make(folder)
        try asking { () throws(FileError) in
            if try files.kind(of: draft) != nil { try files.remove(draft) }
            try files.create(draft, undo.bytes, mode: nil)
            try files.move(draft, to: name)
        }
    }

    /// Removes the undo information after a run.
    func remove() throws(GeneratorError) {
        guard let folder, try isThere(folder) else { return }
        try asking { () throws(FileError) in
            for file in [draft, name] where try files.kind(of: file) != nil {
                try files.remove(file)
            }
        }
    }

    /// Returns whether the folder exists. A folder that others can write to is an error.
    private func isThere(_ folder: String) throws(GeneratorError) -> Bool {
        let isPrivate = try refusing(folder, .look) { () throws(SystemError) in
            try Platform.isPrivate(folder)
        }
        if isPrivate == false { throw .undoStore(.shared(folder)) }
        return isPrivate != nil
    }

    private func make(_ folder: String) throws(GeneratorError) {
        if try isThere(folder) { return }
        try refusing(folder, .makeFolder) { () throws(SystemError) in
            try Platform.makePrivateFolders(folder.folders.dropFirst() + [folder])
        }
        _ = try isThere(folder)
    }

    private func refusing<Answer>(
        _ path: String, _ operation: FileError.Operation, _ ask: () throws(SystemError) -> Answer
    ) throws(GeneratorError) -> Answer {
        do throws(SystemError) {
            return try ask()
        } catch {
            throw .undoStore(.file(FileError(path: path, operation: operation, reason: error)))
        }
    }

    /// Calls the system, and rethrows its error with an absolute path: relative paths are those of
    /// the package.
    private func asking<Answer>(
        _ ask: () throws(FileError) -> Answer
    ) throws(GeneratorError) -> Answer {
        do throws(FileError) {
            return try ask()
        } catch {
            let path = "\(folder ?? "")/\(error.path)"
            throw .undoStore(
                .file(FileError(path: path, operation: error.operation, reason: error.reason)))
        }
    }
}

/// An error of reading or writing the undo information of a run.
package enum UndoStoreError: Error, Hashable, Sendable {
    /// The user has no folder for it.
    case noFolder

    /// A folder that others can write to, or something else in its place.
    case shared(String)

    /// The system has refused an operation.
    case file(FileError)

    /// A file that cannot be understood.
    case damaged(String)
}

extension UndoStoreError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .noFolder:
            "There is no folder for the record of a run: set HOME or XDG_STATE_HOME to a full path."
        case .shared(let path):
            "'\(path)' must be a folder that only you can write to: remove it, or choose another "
                + "with 'XDG_STATE_HOME=DIR'."
        case .file(let error):
            "\(error) The record of a run is kept there: choose another folder with "
                + "'XDG_STATE_HOME=DIR'."
        case .damaged(let path):
            "'\(path)' cannot be read, so nothing was taken back: remove it, then restore "
                + "the files from version control."
        }
    }
}
