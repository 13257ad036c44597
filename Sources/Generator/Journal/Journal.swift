import WaylineRouting
import WaylineSystem

/// The folder that holds the new files of a run, and copies of the files that it changes, until the
/// run is done.
///
/// The paths and checksums of these files are kept in the user's ``UndoStore``.
struct Journal {
    /// The path in the folder of the package.
    static let folder = ".wayline-journal"

    private static let new = folder + "/new"
    private static let old = folder + "/old"
    private let files: any FileSystem

    init(_ files: any FileSystem) {
        self.files = files
    }

    func open() throws(FileError) {
        for folder in [Self.folder, Self.new, Self.old] { try files.makeFolder(folder) }
    }

    /// Saves a copy of a file that will change.
    func keep(_ bytes: [UInt8], _ number: Int, mode: UInt16?) throws(FileError) {
        try files.create("\(Self.old)/\(number)", bytes, mode: mode)
    }

    /// Writes a new file into the journal.
    func prepare(_ bytes: [UInt8], _ number: Int, mode: UInt16?) throws(FileError) {
        try files.create("\(Self.new)/\(number)", bytes, mode: mode)
    }

    /// Moves a new file to its place.
    func put(_ number: Int, at path: String) throws(FileError) {
        try files.move("\(Self.new)/\(number)", to: path)
    }

    /// Takes back all changes, except those of files that somebody else has changed since.
    func takeBack(_ undo: Undo) throws(FileError) -> Recovery {
        var (left, lost) = ([String](), [String]())
        for folder in undo.oldFolders.reversed() where try files.kind(of: folder) == nil {
            try files.makeFolder(folder)
        }
        for (number, change) in undo.changes.enumerated().reversed() {
            switch try takeBack(change, number) {
            case .done: break
            case .left: left.append(change.path)
            case .lost: lost.append(change.path)
            }
        }
        for folder in undo.newFolders.reversed() where try files.isEmptyFolder(folder) {
            try files.removeFolder(folder)
        }
        return .takenBack(left: left.sorted(), lost: lost.sorted())
    }

    /// Returns the first copy that has changed since it was saved, if there is one.
    func changedCopy(of undo: Undo) throws(FileError) -> String? {
        for (number, change) in undo.changes.enumerated() {
            let copy = "\(Self.old)/\(number)"
            guard let kind = try files.kind(of: copy) else { continue }
            guard kind.isFile, try SHA256(of: files.read(copy)).hex == change.before else {
                return copy
            }
        }
        return nil
    }

    /// Removes everything that a run has put here. Files that others have added stay.
    func clear() throws(FileError) {
        for folder in [Self.new, Self.old, Self.folder]
        where try files.kind(of: folder) == .folder {
            for entry in try files.entries(of: folder) where entry.isFile {
                guard folder != Self.folder, Int(entry.name) != nil else { continue }
                try files.remove("\(folder)/\(entry.name)")
            }
            if try files.isEmptyFolder(folder) { try files.removeFolder(folder) }
        }
    }

    private enum Result {
        case done

        /// Somebody else has changed the file since.
        case left

        /// The copy of the old file is missing.
        case lost
    }

    private func takeBack(_ change: Undo.FileChange, _ number: Int) throws(FileError) -> Result {
        let (new, old) = ("\(Self.new)/\(number)", "\(Self.old)/\(number)")
        // A new file that is still in the journal was not moved.
        if change.after != nil, try files.kind(of: new)?.isFile == true { return .done }
        let now = try files.contents(of: change.path).map { SHA256(of: $0).hex }
        if now == change.before { return .done }
        guard now == nil || now == change.after else { return change.after == nil ? .done : .left }
        if change.before != nil {
            guard try files.kind(of: old) != nil else { return .lost }
            try files.move(old, to: change.path)
        } else {
            try files.remove(change.path)
        }
        return .done
    }
}

/// The information for taking back a plan that was only partly carried out.
struct Undo: Hashable {
    /// The change of a file, whose place in the array is its number in the journal.
    struct FileChange: Hashable {
        let path: String

        /// The checksum of the old content; nil if there was no file.
        let before: String?

        /// The checksum of the new content; nil if the file is deleted.
        let after: String?
    }

    /// Nothing to take back: the run has not begun to change anything, or has changed everything.
    static let none = Undo(changes: [], newFolders: [], oldFolders: [])

    let changes: [FileChange]
    let newFolders: [String]
    let oldFolders: [String]

    init(_ plan: Plan) {
        changes = plan.changes.map { file in
            FileChange(
                path: file.path, before: file.before.map { SHA256(of: $0).hex },
                after: file.after.map { SHA256(of: $0).hex })
        }
        newFolders = plan.newFolders
        oldFolders = plan.oldFolders
    }

    /// The paths of all files and folders that it may change.
    var paths: [String] { changes.map(\.path) + newFolders + oldFolders }

    private init(changes: [FileChange], newFolders: [String], oldFolders: [String]) {
        self.changes = changes
        self.newFolders = newFolders
        self.oldFolders = oldFolders
    }

    private enum Key {
        static let changes = "steps"
        static let path = "path"
        static let before = "before"
        static let after = "after"
        static let newFolders = "newFolders"
        static let oldFolders = "oldFolders"
    }

    var bytes: [UInt8] {
        let value: RouteValue = .object([
            Key.changes: .array(changes.map(Self.value)),
            Key.newFolders: .texts(newFolders),
            Key.oldFolders: .texts(oldFolders),
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
            Key.path: .string(change.path), Key.before: change.before.map { .string($0) } ?? .null,
            Key.after: change.after.map { .string($0) } ?? .null,
        ])
    }

    private static func change(_ value: RouteValue) -> FileChange? {
        guard let fields = value.fields, let path = fields[Key.path]?.text else { return nil }
        return FileChange(
            path: path, before: fields[Key.before]?.text, after: fields[Key.after]?.text)
    }
}
