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
        let generated = try recordsByName()
        var entries: [ScreenSummary] = []
        for settings in try allSettings(for: generated.values) {
            entries += try screens(in: settings, generated)
        }
        return entries.sorted { $0.name < $1.name }
    }

    /// The folders of the usual target, if there is one, and of all that have generated screens.
    private func allSettings(
        for records: some Collection<ScreenRecord>
    ) throws(GeneratorError) -> [PackageSettings] {
        let named = Set(records.compactMap(\.request.target)).sorted()
        var all: [PackageSettings] = []
        if named.isEmpty || hasUsualTarget { all.append(try settings(of: nil)) }
        for target in named { all.append(try settings(of: target)) }
        return all.enumerated().filter { all.firstIndex(of: $0.element) == $0.offset }.map(
            \.element)
    }

    private func screens(
        in settings: PackageSettings, _ generated: [String: ScreenRecord]
    ) throws(GeneratorError) -> [ScreenSummary] {
        let paths = try reading { () throws(FileError) in try files.paths(below: settings.sources) }
        var entries: [ScreenSummary] = []
        for path in paths where path.hasSuffix(Self.ending) {
            let name = String(path.lastPart.dropLast(Self.ending.count))
            guard let route = try route(in: path, of: name, settings) else { continue }
            let record = generated[name]
            entries.append(
                ScreenSummary(
                    name: name, route: route, folder: path.folder,
                    template: record?.request.template,
                    isEdited: try record.map(isEdited) ?? false))
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

    private func isEdited(_ record: ScreenRecord) throws(GeneratorError) -> Bool {
        for file in record.files {
            let bytes = try reading { () throws(FileError) in try files.contents(of: file.path) }
            if bytes != Array(file.text.utf8) { return true }
        }
        return false
    }
}
