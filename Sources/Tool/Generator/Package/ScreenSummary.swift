/// A screen of a package, for a list of them.
struct ScreenSummary: Hashable, Sendable {
    private static let ending = "Screen.swift"

    let name: String

    /// The name of its route, as its file declares it.
    let route: String
    let folder: String

    /// The template that it was generated from; nil if it was written by hand.
    let template: String?

    /// True if it was generated, and edited since.
    let isEdited: Bool

    /// Reads the source at a path; nil if it is neither a screen with its own route nor a generated
    /// one.
    fileprivate init?(
        _ path: String, in settings: PackageSettings, of package: ScreenPackage,
        _ records: ScreenRecords
    ) throws(GeneratorError) {
        guard path.hasSuffix(Self.ending) else { return nil }
        let name = String(path.lastPart.dropLast(Self.ending.count))
        let declared = try package.sources.file(at: path, in: settings).declarations
        let record = records.all.first {
            $0.settings == settings && $0.record.request.name == name
        }?.record
        let ownRoute = declared.first { $0.kind == .route }?.name
        guard declared.contains(SwiftDeclaration(kind: .type, name: "\(name)Screen")),
            let route = ownRoute ?? record?.request.route
        else { return nil }
        (self.name, self.route, folder) = (name, route, path.folder)
        template = record?.request.template
        isEdited =
            try record.map { record throws(GeneratorError) in
                try package.isEdited(record, at: records.moved(record, in: settings))
            } ?? false
    }
}

extension ScreenPackage {
    /// Returns all screens that have their own route or were generated, in the order of their
    /// names, and a note for each record that cannot be read.
    func screens() throws(GeneratorError) -> (all: [ScreenSummary], notes: [String]) {
        let records = try ScreenRecords(of: self)
        try format.prepare(records.all.map(\.record), of: files)
        var all: [ScreenSummary] = []
        for settings in Set(records.all.compactMap(\.settings) + [targets.usual].compactMap(\.self))
        {
            for path in try files.paths(below: settings.sources) {
                let screen = try ScreenSummary(path, in: settings, of: self, records)
                if let screen { all.append(screen) }
            }
        }
        return (all.sorted { ($0.name, $0.folder) < ($1.name, $1.folder) }, records.notes)
    }

    /// Returns whether a file is missing, or differs from the generated one in more than its
    /// layout.
    fileprivate func isEdited(
        _ record: ScreenRecord, at moved: MovedFiles
    ) throws(GeneratorError) -> Bool {
        for file in record.files {
            let path = moved.path(of: file.path)
            guard let bytes = try files.contents(of: path),
                try format.areSame(file.bytes, bytes, path)
            else { return true }
        }
        return false
    }
}
