import WaylineRouting
import WaylineSystem

/// The folder in the package that holds the new files of a run until they are moved to their places.
///
/// Nothing in it is trusted: the paths and the old contents are in the user's ``UndoStore``.
struct Journal {
    /// The path in the folder of the package.
    static let folder = ".wayline-journal"

    private let files: any FileSystem

    init(_ files: any FileSystem) {
        self.files = files
    }

    func open() throws(FileError) {
        if try files.kind(of: Self.folder) == nil { try files.makeFolder(Self.folder) }
    }

    /// Writes a new file into the journal.
    func prepare(_ bytes: [UInt8], _ number: Int, mode: UInt16?) throws(FileError) {
        try files.create("\(Self.folder)/\(number)", bytes, mode: mode)
    }

    /// Moves a new file to its place.
    func put(_ number: Int, at path: String) throws(FileError) {
        try files.move("\(Self.folder)/\(number)", to: path)
    }

    /// Takes back all changes, except those of files that somebody else has changed since. Returns the
    /// paths of these.
    func takeBack(_ undo: Undo) throws(FileError) -> [String] {
        try clear()
        try open()
        for folder in undo.oldFolders.reversed() where try files.kind(of: folder) == nil {
            try files.makeFolder(folder)
        }
        var left: [String] = []
        for (number, change) in undo.changes.enumerated().reversed()
        where try !takeBack(change, number) {
            left.append(change.path)
        }
        for folder in undo.newFolders.reversed() where try files.isEmptyFolder(folder) {
            try files.removeFolder(folder)
        }
        return left.sorted()
    }

    /// Returns false if somebody else has changed the file since.
    private func takeBack(_ change: Undo.FileChange, _ number: Int) throws(FileError) -> Bool {
        let now = try files.contents(of: change.path)
        if now == change.before { return true }
        guard now == nil || now == change.after else { return false }
        if let before = change.before {
            try prepare(before, number, mode: change.mode)
            try put(number, at: change.path)
        } else {
            try files.remove(change.path)
        }
        return true
    }

    /// Removes everything that a run has put here. Files that others have added stay.
    func clear() throws(FileError) {
        guard try files.kind(of: Self.folder) == .folder else { return }
        for entry in try files.entries(of: Self.folder)
        where entry.isFile && Int(entry.name) != nil {
            try files.remove("\(Self.folder)/\(entry.name)")
        }
        if try files.isEmptyFolder(Self.folder) { try files.removeFolder(Self.folder) }
    }
}

/// The information for taking back a plan that was only partly carried out.
struct Undo: Hashable {
    struct FileChange: Hashable {
        let path: String

        /// The old content; nil if there was no file.
        let before: [UInt8]?

        /// The new content; nil if the file is deleted.
        let after: [UInt8]?

        /// The permissions of the old file.
        let mode: UInt16?
    }

    /// Nothing to take back: the run has not begun to change anything, or has changed everything.
    static let none = Undo(changes: [], newFolders: [], oldFolders: [])

    let changes: [FileChange]
    let newFolders: [String]
    let oldFolders: [String]

    /// The paths of all files and folders that it may change.
    var paths: [String] { changes.map(\.path) + newFolders + oldFolders }

    init(changes: [FileChange], newFolders: [String], oldFolders: [String]) {
        self.changes = changes
        self.newFolders = newFolders
        self.oldFolders = oldFolders
    }

    private enum Key {
        static let changes = "changes"
        static let path = "path"
        static let before = "before"
        static let after = "after"
        static let mode = "mode"
        static let newFolders = "newFolders"
        static let oldFolders = "oldFolders"
    }

    var bytes: [UInt8] {
        let value: RouteValue = .object([
            Key.changes: .array(changes.map(Self.value)),
            Key.newFolders: .texts(newFolders), Key.oldFolders: .texts(oldFolders),
        ])
        return Array(value.json.utf8)
    }

    /// Reads the bytes; nil if they are not valid.
    init?(bytes: [UInt8]) {
        guard let fields = RouteValue(json: bytes)?.fields,
            let changes = fields[Key.changes]?.elements,
            let newFolders = fields[Key.newFolders]?.texts,
            let oldFolders = fields[Key.oldFolders]?.texts
        else { return nil }
        let read = changes.compactMap(Self.change)
        guard read.count == changes.count else { return nil }
        self.init(changes: read, newFolders: newFolders, oldFolders: oldFolders)
        guard paths.allSatisfy(\.isOwnPath) else { return nil }
    }

    private static func value(_ change: FileChange) -> RouteValue {
        .object([
            Key.path: .string(change.path), Key.before: text(change.before),
            Key.after: text(change.after), Key.mode: change.mode.map { .int(Int($0)) } ?? .null,
        ])
    }

    /// Each byte becomes a character, because a file need not be valid text.
    private static func text(_ bytes: [UInt8]?) -> RouteValue {
        guard let bytes else { return .null }
        var text = ""
        if bytes.allSatisfy({ $0 < 0x80 }) {
            text = String(decoding: bytes, as: UTF8.self)
            return .string(text)
        }
        text.unicodeScalars.append(contentsOf: bytes.map { Unicode.Scalar($0) })
        return .string(text)
    }

    private static func change(_ value: RouteValue) -> FileChange? {
        guard let fields = value.fields, let path = fields[Key.path]?.text else { return nil }
        let mode: UInt16? =
            if case .int(let mode)? = fields[Key.mode] { UInt16(exactly: mode) } else { nil }
        return FileChange(
            path: path, before: bytes(fields[Key.before]), after: bytes(fields[Key.after]),
            mode: mode)
    }

    private static func bytes(_ value: RouteValue?) -> [UInt8]? {
        value?.text?.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    }
}
