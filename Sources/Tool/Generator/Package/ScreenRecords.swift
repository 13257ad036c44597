import WaylineSystem

/// The records of all generated screens of a package.
struct ScreenRecords {
    /// A record, and the folders of the target that has the screen now; nil if no target has it.
    struct Entry {
        let record: ScreenRecord
        let settings: PackageSettings?
    }

    private let package: ScreenPackage

    /// The records in the order of their names.
    let all: [Entry]

    /// The paths of records that cannot be read, e.g. after a bad merge.
    let damaged: [String]

    /// The paths at which screens were generated.
    private let generated: Set<String>

    init(of package: ScreenPackage) throws(GeneratorError) {
        self.package = package
        let entries = try package.files.entriesIfThere(of: ScreenRecord.folder)
        let names = entries.map(\.name).filter { $0.hasSuffix(".json") }.sorted()
        var (all, damaged) = ([Entry](), [String]())
        for path in names.map({ "\(ScreenRecord.folder)/\($0)" }) {
            if let record = ScreenRecord(json: try package.files.read(path), at: path) {
                all.append(Entry(record: record, settings: try package.settings(of: record)))
            } else {
                damaged.append(path)
            }
        }
        self.all = all
        self.damaged = damaged
        generated = Set(all.flatMap(\.record.files).map(\.path))
    }

    /// The names of the screens, each once.
    var names: [String] { Set(all.map(\.record.request.name)).sorted() }

    /// Returns the present paths of a screen's files.
    func moved(
        _ record: ScreenRecord, in settings: PackageSettings
    ) throws(GeneratorError) -> MovedFiles {
        try MovedFiles(record, in: settings, of: package, others: generated)
    }

    /// A note for each record that cannot be read.
    var notes: [String] {
        damaged.map {
            "'\($0)' cannot be read, so its screen is left out: restore it from version control, "
                + "or remove it."
        }
    }

    /// Returns the path of the record of a new screen.
    func freePath(for request: ScreenRequest) -> String {
        let path = ScreenRecord.path(of: request.name)
        if !all.contains(where: { $0.record.path == path }) { return path }
        return ScreenRecord.path(of: request.name, second: request.target)
    }

    /// Returns the record of a screen, or nil. If several targets have a screen of this
    /// name, the command must name one of them.
    func find(_ name: String, in target: String?) throws(GeneratorError) -> Entry? {
        let path = ScreenRecord.path(of: name)
        if damaged.contains(path) { throw .damaged(path) }
        let named = all.filter { $0.record.request.name == name }
        if let target {
            return named.first { $0.settings?.name == target }
                ?? named.first { $0.settings == nil }
        }
        guard named.count > 1 else { return named.first }
        throw .request(.severalTargets(name, named.compactMap { $0.settings?.name }))
    }

    /// Returns the record of a screen that was generated.
    func require(_ given: String, in target: String?) throws(GeneratorError) -> Entry {
        let name = ScreenName.text(of: given)
        if let found = try find(name, in: target) { return found }
        throw .request(.notGenerated(name, known: names))
    }
}

extension SourceFormat {
    /// Formats new files, and the files of screens that are not as recorded, at once.
    func prepare(
        _ records: [ScreenRecord], of files: SystemFiles, and new: [TextFile] = []
    ) throws(GeneratorError) {
        var texts = unformatted(new).map { ($0.path, $0.bytes) }
        for file in records.flatMap(\.files) {
            if let found = try files.contents(of: file.path), found != file.bytes {
                texts += [(file.path, found), (file.path, file.bytes)]
            }
        }
        try prepare(texts)
    }
}
