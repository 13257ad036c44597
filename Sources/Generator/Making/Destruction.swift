/// Plans the removal of generated screens.
package struct Destruction {
    private let package: ScreenPackage
    private var builder: PlanBuilder
    private let records: ScreenRecords

    package init(_ package: ScreenPackage, isForced: Bool) throws(GeneratorError) {
        self.package = package
        builder = PlanBuilder(package.files, isForced: isForced, try package.format())
        records = try ScreenRecords(of: package)
    }

    package mutating func plan(
        _ names: [String], target: String? = nil
    ) throws(GeneratorError) -> Plan {
        var gone: [String: ScreenRecords.Entry] = [:]
        for given in names {
            let entry = try records.require(given, in: target)
            gone[entry.record.path] = entry
        }
        try builder.prepare(gone.values.map(\.record))
        for (settings, entries) in Dictionary(grouping: gone.values, by: \.settings) {
            try remove(entries.map(\.record), from: settings)
        }
        if gone.count == records.all.count, records.damaged.isEmpty {
            ScreenRecord.ownFolders.forEach { builder.empty($0) }
        }
        let plan = try builder.plan()
        return plan.noting(try keptFolders(of: gone.values.map(\.record), plan))
    }

    /// Returns a note for each folder of these screens that stays because it has other files.
    private mutating func keptFolders(
        of records: [ScreenRecord], _ plan: Plan
    ) throws(GeneratorError) -> [PlanNote] {
        var kept: [PlanNote] = []
        for folder in records.flatMap(\.folders).sorted() where !plan.oldFolders.contains(folder) {
            if try builder.hasFolder(folder) { kept.append(.keptFolder(folder)) }
        }
        return kept
    }

    private mutating func remove(
        _ records: [ScreenRecord], from settings: PackageSettings?
    ) throws(GeneratorError) {
        let sources = try settings.flatMap { settings throws(GeneratorError) in
            try ExistingSources.ifMoved(records, of: package, in: settings, besides: self.records)
        }
        let inFlows = records.filter { $0.request.details.flow != nil }
        if let settings, !inFlows.isEmpty {
            let sources = try ExistingSources(
                of: package, in: settings, besides: self.records)
            for request in inFlows.map(\.request) {
                if let lines = FlowLines(request) {
                    try builder.remove(lines, sources, of: request.name)
                }
            }
        }
        for record in records {
            let moved = try sources?.moved(record) ?? MovedFiles()
            for file in record.files {
                try builder.delete(moved.path(of: file.path), recorded: file.bytes)
            }
            for folder in record.folders + moved.folders(of: record) { builder.empty(folder) }
            try builder.remove(record.path)
        }
        if let list = settings?.list { try remove(records.map(\.request.member), fromListAt: list) }
    }

    private mutating func remove(
        _ members: [String], fromListAt list: String
    ) throws(GeneratorError) {
        if try builder.contents(of: list) == nil { return }
        let members = Set(members)
        try builder.editList(at: list) { screens throws(GeneratorError) in
            if let edited = screens.firstNamed(otherThanByEntry: members) {
                throw .package(.editedLine(list, member: edited))
            }
            screens.remove(members)
        }
    }
}
