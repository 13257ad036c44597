/// Plans the removal of generated screens.
package struct Destruction {
    private let package: ScreenPackage
    private var builder: PlanBuilder
    private let records: [String: ScreenRecord]

    package init(_ package: ScreenPackage, isForced: Bool) throws(GeneratorError) {
        self.package = package
        builder = PlanBuilder(package.files, isForced: isForced)
        records = try package.recordsByName()
    }

    package mutating func plan(_ names: [String]) throws(GeneratorError) -> Plan {
        var gone: Set<String> = []
        for name in names {
            guard let record = records[name] else {
                throw .request(.notGenerated(name, known: records.keys.sorted()))
            }
            if gone.insert(name).inserted { try remove(record) }
        }
        let members = Set(gone.compactMap { records[$0]?.request.member })
        let list = package.settings.list
        try builder.editList(of: package) { screens throws(GeneratorError) in
            if let edited = screens.firstNamed(otherThanByEntry: members) {
                throw .package(.editedLine(list, member: edited))
            }
            screens.remove(members)
        }
        if gone.count == records.count {
            try GeneratedMenu(of: package).remove(from: &builder)
            ScreenRecord.ownFolders.forEach { builder.empty($0) }
        }
        let plan = try builder.plan()
        return plan.noting(try keptFolders(of: gone, plan).map { .keptFolder($0) })
    }

    /// Returns the folders of these screens that stay because they have other files.
    private mutating func keptFolders(
        of names: Set<String>, _ plan: Plan
    ) throws(GeneratorError) -> [String] {
        var kept: [String] = []
        for folder in names.flatMap({ records[$0]?.folders ?? [] }).sorted()
        where !plan.oldFolders.contains(folder) {
            if try builder.hasFolder(folder) { kept.append(folder) }
        }
        return kept
    }

    private mutating func remove(_ record: ScreenRecord) throws(GeneratorError) {
        for file in record.files {
            try builder.delete(file.path, recorded: Array(file.text.utf8))
        }
        for folder in record.folders { builder.empty(folder) }
        try builder.remove(record.path)
    }
}
