import WaylineSystem

/// Collects the changes of a plan. Reading a file returns its content after the changes so far.
struct PlanBuilder {
    let files: any FileSystem

    /// True if files that somebody else has written are overwritten.
    let isForced: Bool

    /// The layout of the package's sources.
    let format: SourceFormat
    private var found: [String: [UInt8]?] = [:]
    private var wanted: [String: Wanted] = [:]
    private var folders = KnownFolders()
    private(set) var newFolders: [String] = []
    private var oldFolders: Set<String> = []
    private var notes: [PlanNote] = []

    private struct Wanted {
        var bytes: [UInt8]?

        /// The generated content, if somebody else has written the file.
        var generated: [UInt8]?
        var marks = 0
    }

    init(
        _ files: any FileSystem, isForced: Bool = false,
        _ format: SourceFormat = SourceFormat(configuration: nil)
    ) {
        self.files = files
        self.isForced = isForced
        self.format = format
    }

    /// Returns the content of a file after the changes so far.
    mutating func contents(of path: String) throws(GeneratorError) -> [UInt8]? {
        if let wanted = wanted[path] { return wanted.bytes }
        return try disk(path)
    }

    /// Formats new files, and the files of screens that are not as recorded, at once.
    mutating func prepare(
        _ records: [ScreenRecord], and new: [RenderedFile] = []
    ) throws(GeneratorError) {
        var texts = format.unformatted(new).map { ($0.path, $0.bytes) }
        for file in records.flatMap(\.files) {
            guard let found = try contents(of: file.path), found != file.bytes else { continue }
            texts += [(file.path, found), (file.path, file.bytes)]
        }
        try format.prepare(texts)
    }

    /// Plans to write `bytes`. A file that differs from `recorded` is a conflict, unless forced.
    mutating func write(
        _ path: String, _ bytes: [UInt8], over recorded: [UInt8]?
    ) throws(GeneratorError) {
        let found = try contents(of: path)
        var isOurs = found == nil || found == bytes || isForced
        if !isOurs { isOurs = try self.isOurs(found, recorded, path) }
        wanted[path] = Wanted(bytes: bytes, generated: isOurs ? nil : recorded ?? bytes)
        try makeFolders(for: path)
    }

    /// Plans to delete a file. A file that differs from `recorded` is a conflict, unless forced.
    mutating func delete(_ path: String, recorded: [UInt8]) throws(GeneratorError) {
        guard let found = try contents(of: path) else { return }
        let isOurs = isForced ? true : try self.isOurs(found, recorded, path)
        wanted[path] = Wanted(bytes: nil, generated: isOurs ? nil : recorded)
    }

    /// Returns whether a file is as it was generated, or was only formatted since.
    private func isOurs(
        _ found: [UInt8]?, _ recorded: [UInt8]?, _ path: String
    ) throws(GeneratorError) -> Bool {
        guard let found, let recorded else { return false }
        return try format.areSame(recorded, found, path)
    }

    /// Plans to write `bytes`, whatever the file contains.
    mutating func replace(
        _ path: String, _ bytes: [UInt8], marks: Int = 0
    ) throws(GeneratorError) {
        _ = try contents(of: path)
        wanted[path] = Wanted(bytes: bytes, marks: marks)
        try makeFolders(for: path)
    }

    /// Plans to delete a file, whatever it contains.
    mutating func remove(_ path: String) throws(GeneratorError) {
        if try contents(of: path) != nil {
            wanted[path] = Wanted()
        }
    }

    /// Plans to remove a folder if nothing is left in it.
    mutating func empty(_ folder: String) {
        oldFolders.insert(folder)
    }

    /// Edits the list of screens.
    mutating func editList(
        at path: String, _ edit: (inout ScreenList) throws(GeneratorError) -> Void
    ) throws(GeneratorError) {
        guard let bytes = try contents(of: path) else { return }
        guard var list = ScreenList(bytes) else { throw .package(.noMark(path)) }
        try edit(&list)
        try replace(path, list.bytes)
    }

    /// Returns whether the folder is on the disk.
    mutating func hasFolder(_ folder: String) throws(GeneratorError) -> Bool {
        try folders.exists(folder, in: files)
    }

    mutating func note(_ note: PlanNote) {
        notes.append(note)
    }

    /// Returns the folders that will be created for these files.
    func madeFolders(of files: [RenderedFile]) -> [String] {
        Set(files.flatMap(\.path.folders)).filter(folders.isMade)
    }

    /// Returns the plan with all changes.
    mutating func plan() throws(GeneratorError) -> Plan {
        let emptied = try emptiedFolders()
        return Plan(
            files: wanted.sorted { $0.key < $1.key }.map { path, wanted in
                planned(path, wanted, found[path] ?? nil)
            }.filter { $0.before != nil || $0.after != nil },
            newFolders: newFolders, oldFolders: emptied,
            notes: notes + (format.hasFailed ? [.noFormat] : []))
    }

    private func planned(_ path: String, _ wanted: Wanted, _ before: [UInt8]?) -> PlannedFile {
        PlannedFile(
            path: path, action: action(wanted, before), before: before, after: wanted.bytes,
            generated: wanted.generated, marks: wanted.marks)
    }

    /// Returns the folders in which nothing is left, inner ones first.
    private mutating func emptiedFolders() throws(GeneratorError) -> [String] {
        let needed = Set(wanted.filter { $0.value.bytes != nil }.keys.flatMap(\.folders))
        var emptied: Set<String> = []
        let candidates = oldFolders.subtracting(needed).sorted { $0.utf8.count > $1.utf8.count }
        for folder in candidates where try folders.exists(folder, in: files) {
            let entries = try reading { () throws(FileError) in try files.entries(of: folder) }
            let isEmpty = entries.map { "\(folder)/\($0.name)" }.allSatisfy { path in
                emptied.contains(path) || wanted[path].map { $0.bytes == nil } ?? false
            }
            if isEmpty { emptied.insert(folder) }
        }
        return candidates.filter(emptied.contains)
    }

    private func action(_ wanted: Wanted, _ before: [UInt8]?) -> PlannedFile.Action {
        if wanted.bytes == before { return .unchanged }
        if wanted.generated != nil { return .conflict }
        if before == nil { return .create }
        return wanted.bytes == nil ? .delete : .edit
    }

    private mutating func disk(_ path: String) throws(GeneratorError) -> [UInt8]? {
        if let known = found[path] { return known }
        let bytes = try look(at: path)
        found[path] = .some(bytes)
        return bytes
    }

    private mutating func look(at path: String) throws(GeneratorError) -> [UInt8]? {
        guard try folders.exists(path.folder, in: files) else { return nil }
        switch try kind(of: path) {
        case nil: return nil
        case .file: return try reading { () throws(FileError) in try files.read(path) }
        case .link: throw .link(path)
        case .folder, .other: throw .notAFile(path)
        }
    }

    private func kind(of path: String) throws(GeneratorError) -> FileKind? {
        try reading { () throws(FileError) in try files.kind(of: path) }
    }

    private mutating func makeFolders(for path: String) throws(GeneratorError) {
        for folder in path.folders where try !folders.exists(folder, in: files) {
            if folders.make(folder) { newFolders.append(folder) }
        }
    }
}

/// The folders that were checked so far. None of them is a link.
struct KnownFolders {
    private var there: Set<String> = [""]
    private var missing: Set<String> = []
    private var made: Set<String> = []

    /// Returns whether the folder is on the disk. A link or a file in its path is an error.
    mutating func exists(
        _ folder: String, in files: some FileSystem
    ) throws(GeneratorError) -> Bool {
        if there.contains(folder) { return true }
        if missing.contains(folder) { return false }
        guard try exists(folder.folder, in: files), try isFolder(folder, in: files) else {
            missing.insert(folder)
            return false
        }
        there.insert(folder)
        return true
    }

    /// Records that a folder will be created. Returns false if it was recorded before.
    mutating func make(_ folder: String) -> Bool {
        made.insert(folder).inserted
    }

    func isMade(_ folder: String) -> Bool {
        made.contains(folder)
    }

    private func isFolder(
        _ folder: String, in files: some FileSystem
    ) throws(GeneratorError) -> Bool {
        switch try reading({ () throws(FileError) in try files.kind(of: folder) }) {
        case nil: return false
        case .folder: return true
        case .link: throw .link(folder)
        case .file, .other: throw .notAFolder(folder)
        }
    }
}
