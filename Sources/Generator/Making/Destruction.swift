/// Plans the removal of generated screens.
package struct Destruction {
    private let package: ScreenPackage
    private var builder: PlanBuilder
    private let records: [String: ScreenRecord]

    package init(_ package: ScreenPackage, isForced: Bool) throws(GeneratorError) {
        self.package = package
        builder = PlanBuilder(package.files, isForced: isForced, try package.format())
        records = try package.recordsByName()
    }

    package mutating func plan(_ names: [String]) throws(GeneratorError) -> Plan {
        var gone: [String: ScreenRecord] = [:]
        for given in names {
            let name = ScreenName.text(of: given)
            guard let record = records[name] else {
                throw .request(.notGenerated(name, known: records.keys.sorted()))
            }
            gone[name] = record
        }
        let byTarget = Dictionary(grouping: gone.values) { $0.request.target }
        for (target, records) in byTarget {
            try remove(records, from: try package.settings(of: target))
        }
        if gone.count == records.count { ScreenRecord.ownFolders.forEach { builder.empty($0) } }
        let plan = try builder.plan()
        return plan.noting(try keptFolders(of: gone.values, plan).map { .keptFolder($0) })
    }

    /// Returns the folders of these screens that stay because they have other files.
    private mutating func keptFolders(
        of records: some Collection<ScreenRecord>, _ plan: Plan
    ) throws(GeneratorError) -> [String] {
        var kept: [String] = []
        for folder in records.flatMap(\.folders).sorted() where !plan.oldFolders.contains(folder) {
            if try builder.hasFolder(folder) { kept.append(folder) }
        }
        return kept
    }

    private mutating func remove(
        _ records: [ScreenRecord], from settings: PackageSettings
    ) throws(GeneratorError) {
        var isMoved = false
        for file in records.flatMap(\.files) where try builder.contents(of: file.path) == nil {
            isMoved = true
        }
        // Sources are read only to find files that were moved.
        let declarations = isMoved ? try package.declarations(in: settings) : nil
        for record in records {
            let moved = declarations.map { MovedFiles(record, in: $0, settings) } ?? MovedFiles()
            for file in record.files {
                try builder.delete(moved.path(of: file.path), recorded: file.bytes)
            }
            for folder in record.folders + moved.folders(of: record) { builder.empty(folder) }
            try builder.remove(record.path)
        }
        let list = settings.list
        if try builder.contents(of: list) == nil { return }
        let members = Set(records.map(\.request.member))
        try builder.editList(at: list) { screens throws(GeneratorError) in
            if let edited = screens.firstNamed(otherThanByEntry: members) {
                throw .package(.editedLine(list, member: edited))
            }
            screens.remove(members)
        }
    }
}
