import WaylineSystem

/// Plans the removal of generated screens.
package struct Destruction {
    private let package: ScreenPackage
    private let records: ScreenRecords
    private var builder: PlanBuilder

    /// The members that leave the lists of screens, by the paths of the lists.
    private var unlisted: [String: Set<String>] = [:]

    package init(_ package: ScreenPackage, isForced: Bool) throws(GeneratorError) {
        self.package = package
        records = try ScreenRecords(of: package)
        builder = PlanBuilder(package.files, isForced: isForced, package.format)
    }

    package mutating func plan(
        _ names: [String], target: String? = nil
    ) throws(GeneratorError) -> Plan {
        var gone: [String: ScreenRecords.Entry] = [:]
        for given in names {
            let entry = try records.require(given, in: target)
            gone[entry.record.path] = entry
        }
        try package.format.prepare(gone.values.map(\.record), of: package.files)
        for entry in gone.values { try remove(entry) }
        for (list, members) in unlisted { try builder.remove(members, fromListAt: list) }
        if gone.count == records.all.count, records.damaged.isEmpty {
            ScreenRecord.ownFolders.forEach { builder.empty($0) }
        }
        var plan = try builder.plan()
        for folder in gone.values.flatMap(\.record.folders).sorted()
        where try package.files.kind(of: folder) == .folder {
            if !plan.oldFolders.contains(folder) {
                plan.notes.append("'\(folder)' stays: it has files that were not generated.")
            }
        }
        return plan
    }

    private mutating func remove(_ entry: ScreenRecords.Entry) throws(GeneratorError) {
        let record = entry.record
        var moved = MovedFiles()
        if let settings = entry.settings {
            moved = try records.moved(record, in: settings)
            try builder.removeLines(of: record.request, from: package.sources, in: settings)
            unlisted[settings.list, default: []].insert(record.request.member)
        }
        for file in record.files {
            try builder.write(moved.path(of: file.path), nil, over: file.bytes)
        }
        moved.folders(of: record).forEach { builder.empty($0) }
        try builder.replace(record.path, nil)
    }
}
