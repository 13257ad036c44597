import WaylineSystem

/// Plans the removal of generated screens.
struct Destruction {
    private let package: ScreenPackage
    private let records: ScreenRecords
    private var builder: PlanBuilder

    /// The members that leave the lists of screens, by the paths of the lists.
    private var unlisted: [String: Set<String>] = [:]

    init(_ package: ScreenPackage, isForced: Bool) throws(GeneratorError) {
        self.package = package
        records = try ScreenRecords(of: package)
        builder = PlanBuilder(package.files, isForced: isForced, package.format)
    }

    mutating func plan(
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
        plan.notes += notes(on: gone)
        for folder in gone.values.flatMap(\.record.folders).sorted()
        where try package.files.kind(of: folder) == .folder {
            if !plan.oldFolders.contains(folder) {
                plan.notes.append("'\(folder)' stays: it has files that were not generated.")
            }
        }
        return plan
    }

    /// Returns a note for each screen that still uses one of those that are removed.
    private func notes(on gone: [String: ScreenRecords.Entry]) -> [String] {
        let left = records.all.filter { gone[$0.record.path] == nil }
        return gone.values.sorted { $0.record.request.name < $1.record.request.name }
            .flatMap { entry in
                left.filter {
                    $0.settings == entry.settings && $0.record.request.uses(entry.record.request)
                }.map {
                    "'\($0.record.request.name)' still uses '\(entry.record.request.name)', which "
                        + "is removed: change it."
                }
            }
    }

    private mutating func remove(_ entry: ScreenRecords.Entry) throws(GeneratorError) {
        let record = entry.record
        var moved = MovedFiles()
        if let settings = entry.settings {
            moved = try records.moved(record, in: settings)
            try builder.removeLines(of: record.request, from: package.sources, in: settings)
            for list in [settings.list, settings.previews] {
                unlisted[list, default: []].insert(record.request.member)
            }
        }
        for file in record.files {
            let path = moved.path(of: file.path)
            let isAsGenerated = try package.files.contents(of: path) == file.bytes
            let text = file.text.inModule(entry.settings?.module, of: record.request.target)
            try builder.write(path, nil, over: isAsGenerated ? file.bytes : Array(text.utf8))
        }
        moved.folders(of: record).forEach { builder.empty($0) }
        try builder.replace(record.path, nil)
    }
}

extension String {
    /// The text of a test for the present name of its module, if the target has been renamed.
    fileprivate func inModule(_ module: String?, of target: String?) -> String {
        guard let module, let target else { return self }
        return replacing("@testable import \(target)\n", with: "@testable import \(module)\n")
    }
}
