/// Plans the generation of screens.
package struct Generation {
    private let package: ScreenPackage
    private var templates: Templates
    private var builder: PlanBuilder
    private var existing: ExistingSources
    private let records: [String: ScreenRecord]

    package init(_ package: ScreenPackage, isForced: Bool) throws(GeneratorError) {
        self.package = package
        builder = PlanBuilder(package.files, isForced: isForced)
        records = try package.recordsByName()
        existing = try ExistingSources(of: package, besides: records.values)
        templates = Templates(of: package)
    }

    package mutating func plan(_ requests: [ScreenRequest]) throws(GeneratorError) -> Plan {
        var planned: Set<ScreenRequest> = []
        for request in requests where planned.insert(request).inserted { try add(request) }
        guard Set(requests.map(\.name)).union(records.keys).count <= ScreenRecord.most else {
            throw .package(.tooManyScreens)
        }
        if try builder.contents(of: package.settings.list) == nil { try addMenu() }
        let members = requests.map(\.member)
        let list = package.settings.list
        try builder.editList(of: package) { screens throws(GeneratorError) in
            let before = screens.bytes
            let end = screens.openEnd
            screens.add(members)
            if let end, screens.bytes != before { throw .package(.noComma(list, line: end)) }
        }
        return try builder.plan()
    }

    private mutating func add(_ request: ScreenRequest) throws(GeneratorError) {
        let record = records[request.name]
        let names = try request.names()
        let template = try templates.template(named: request.template)
        let files = try template.files(
            for: request, in: package.settings, existing.imports)
        try existing.add(files, of: names, instead: record)
        for file in files {
            let recorded = record?.file(at: file.path).map { Array($0.text.utf8) }
            try builder.write(file.path, Array(file.text.utf8), over: recorded)
        }
        try drop(record, except: Set(files.map(\.path)))
        let folders = builder.madeFolders(of: files) + (record?.folders ?? [])
        let new = ScreenRecord(request: request, files: files, folders: folders)
        try builder.replace(new.path, new.json)
    }

    /// Adds a menu, and the list of screens with it.
    private mutating func addMenu() throws(GeneratorError) {
        // A package with generated screens must have a list.
        if !records.isEmpty { throw .package(.lostList(package.settings.list)) }
        try GeneratedMenu(of: package).add(to: &builder, beside: existing)
    }

    /// Removes the files that were generated before and that the template no longer has.
    private mutating func drop(
        _ record: ScreenRecord?, except paths: Set<String>
    ) throws(GeneratorError) {
        guard let record else { return }
        for file in record.files where !paths.contains(file.path) {
            try builder.delete(file.path, recorded: Array(file.text.utf8))
        }
        for folder in record.folders { builder.empty(folder) }
    }
}
