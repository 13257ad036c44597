package import WaylineRouting

/// A screen of a package, for a list of them.
package struct ScreenSummary: Hashable, Sendable {
    package let name: String

    /// The name of its route, as its file declares it.
    package let route: String

    /// Its folder.
    package let folder: String

    /// The template that it was generated from; nil if it was written by hand.
    package let template: String?

    /// True if it was generated, and edited since.
    package let isEdited: Bool

    package var value: RouteValue {
        .object([
            "name": .string(name), "route": .string(route), "folder": .string(folder),
            "template": template.map { .string($0) } ?? .null, "edited": .bool(isEdited),
        ])
    }
}

extension ScreenPackage {
    private static let ending = "Screen.swift"

    /// Returns all screens that have their own route, in the order of their names.
    package func screens() throws(GeneratorError) -> [ScreenSummary] {
        let records = try ScreenRecords(of: self)
        let format = try format()
        var entries: [ScreenSummary] = []
        for settings in Set(records.all.compactMap(\.settings) + (usualSettings.map { [$0] } ?? []))
        {
            let own = records.all.filter { $0.settings == settings }.map(\.record)
            entries += try screens(in: settings, own, records, format)
        }
        return entries.sorted { ($0.name, $0.folder) < ($1.name, $1.folder) }
    }

    private func screens(
        in settings: PackageSettings, _ own: [ScreenRecord], _ records: ScreenRecords,
        _ format: SourceFormat
    ) throws(GeneratorError) -> [ScreenSummary] {
        let generated = Dictionary(own.map { ($0.request.name, $0) }) { first, _ in first }
        let sources = try ExistingSources.ifMoved(own, of: self, in: settings, besides: records)
        let paths = try reading { () throws(FileError) in try files.paths(below: settings.sources) }
        var entries: [ScreenSummary] = []
        for path in paths where path.hasSuffix(Self.ending) {
            let name = String(path.lastPart.dropLast(Self.ending.count))
            guard let route = try route(in: path, of: name, settings) else { continue }
            let record = generated[name]
            let isEdited = try record.map { record throws(GeneratorError) in
                try self.isEdited(record, at: try sources?.moved(record) ?? MovedFiles(), format)
            }
            entries.append(
                ScreenSummary(
                    name: name, route: route, folder: path.folder,
                    template: record?.request.template, isEdited: isEdited ?? false))
        }
        return entries
    }

    /// Returns the first route that the file of a screen declares; nil if it declares none.
    private func route(
        in path: String, of name: String, _ settings: PackageSettings
    ) throws(GeneratorError) -> String? {
        let file = try reading { () throws(FileError) in try declaredFile(at: path, in: settings) }
        let declared = file.declarations
        guard declared.contains(.type("\(name)Screen")) else { return nil }
        for case .route(let route) in declared { return route }
        return nil
    }

    /// Returns whether a file is missing, or differs from the generated one in more than its layout.
    private func isEdited(
        _ record: ScreenRecord, at moved: MovedFiles, _ format: SourceFormat
    ) throws(GeneratorError) -> Bool {
        for file in record.files {
            let path = moved.path(of: file.path)
            let bytes = try reading { () throws(FileError) in try files.contents(of: path) }
            guard let bytes, try format.areSame(file.bytes, bytes, path) else { return true }
        }
        return false
    }
}
