import WaylineSystem

/// Collects the changes of a plan. Reading a file returns its content after the changes so far.
struct PlanBuilder {
    let files: SystemFiles

    /// True if files that somebody else has written are overwritten.
    let isForced: Bool

    /// The layout of the package's sources.
    let format: SourceFormat
    private var planned: [String: PlannedFile] = [:]
    private var oldFolders: Set<String> = []
    private var notes: [String] = []

    init(
        _ files: SystemFiles, isForced: Bool = false,
        _ format: SourceFormat = SourceFormat(configuration: nil)
    ) {
        self.files = files
        self.isForced = isForced
        self.format = format
    }

    /// Returns the content of a file after the changes so far.
    func contents(of path: String) throws(GeneratorError) -> [UInt8]? {
        try file(at: path).after
    }

    /// Plans to write `bytes`, or to delete the file if they are nil. A file that differs from
    /// `recorded` in more than its layout is a conflict, unless forced.
    mutating func write(
        _ path: String, _ bytes: [UInt8]?, over recorded: [UInt8]?
    ) throws(GeneratorError) {
        let file = try file(at: path)
        let found = file.after
        planned[path] = PlannedFile(path: path, before: file.before, after: bytes)
        if found == nil || found == bytes || isForced { return }
        if let found, let recorded, try format.areSame(recorded, found, path) { return }
        planned[path]?.generated = recorded ?? bytes
    }

    /// Plans to write `bytes`, or to delete the file if they are nil, whatever it contains.
    mutating func replace(
        _ path: String, _ bytes: [UInt8]?, marks: Int = 0
    ) throws(GeneratorError) {
        var file = PlannedFile(path: path, before: try file(at: path).before, after: bytes)
        file.marks = marks
        planned[path] = file
    }

    /// Returns a file with the changes so far.
    private func file(at path: String) throws(GeneratorError) -> PlannedFile {
        if let file = planned[path] { return file }
        let bytes = try files.contents(of: path)
        return PlannedFile(path: path, before: bytes, after: bytes)
    }

    /// Plans to remove a folder if nothing is left in it.
    mutating func empty(_ folder: String) {
        oldFolders.insert(folder)
    }

    mutating func note(_ note: String) {
        notes.append(note)
    }

    /// Returns the folders that have to be created for these files.
    func missingFolders(of paths: some Sequence<String>) throws(GeneratorError) -> [String] {
        var missing: [String] = []
        for folder in Set(paths.flatMap(\.folders)).sorted()
        where try files.kind(of: folder) == nil {
            missing.append(folder)
        }
        return missing
    }

    /// Returns the plan with all changes.
    func plan() throws(GeneratorError) -> Plan {
        let all = planned.values.filter { $0.before != nil || $0.after != nil }
            .sorted { $0.path < $1.path }
        var plan = Plan(
            files: all,
            newFolders: try missingFolders(of: all.lazy.filter { $0.after != nil }.map(\.path)),
            oldFolders: try emptiedFolders())
        plan.notes = notes
        if format.hasFailed {
            plan.notes.append(
                "'swift format' is missing or has failed: new files may not have your layout, and "
                    + "a formatted file counts as edited. Check '.swift-format'.")
        }
        return plan
    }

    /// Returns the folders in which nothing is left, inner ones first.
    private func emptiedFolders() throws(GeneratorError) -> [String] {
        let needed = planned.values.lazy.filter { $0.after != nil }.flatMap(\.path.folders)
        var gone = Set(planned.values.filter { $0.after == nil }.map(\.path))
        var emptied: [String] = []
        for folder in oldFolders.subtracting(needed).sorted(by: { $0.utf8.count > $1.utf8.count })
        where try files.kind(of: folder) == .folder {
            let isLeft = try files.entries(of: folder).contains { entry in
                !gone.contains("\(folder)/\(entry.name)")
            }
            if isLeft { continue }
            gone.insert(folder)
            emptied.append(folder)
        }
        return emptied
    }
}
