/// Makes the plan by which screens are generated.
package struct Generation {
    private let package: ScreenPackage
    private var templates: Templates
    private var draft: Draft
    private var declarations: Declarations
    private let records: [String: ScreenRecord]

    package init(_ package: ScreenPackage, isForced: Bool) throws(GeneratorError) {
        self.package = package
        templates = Templates(of: package)
        draft = Draft(package.files, isForced: isForced)
        let records = try package.records()
        self.records = Dictionary(uniqueKeysWithValues: records.map { ($0.request.name, $0) })
        declarations = try package.declarations()
    }

    package mutating func plan(_ requests: [ScreenRequest]) throws(GeneratorError) -> Plan {
        var planned: Set<ScreenRequest> = []
        for request in requests where planned.insert(request).inserted { try add(request) }
        try GeneratedMenu(of: package).add(to: &draft, declarations)
        let members = requests.map(\.member)
        try draft.editList(of: package) { $0.add(members) }
        return try draft.plan()
    }

    private mutating func add(_ request: ScreenRequest) throws(GeneratorError) {
        let record = records[request.name]
        try check(request, instead: record)
        let template = try templates.template(named: request.template)
        let files = try template.files(for: request, in: package.settings)
        for file in files {
            try draft.write(file.path, Array(file.text.utf8), over: record?.text(at: file.path))
        }
        try drop(record, except: Set(files.map(\.path)))
        let folders = draft.madeFolders(of: files) + (record?.folders ?? [])
        let new = ScreenRecord(request: request, files: files, folders: folders)
        try draft.replace(new.path, new.json)
    }

    /// Has what is generated compile beside what is there.
    private mutating func check(
        _ request: ScreenRequest, instead record: ScreenRecord?
    ) throws(GeneratorError) {
        let names = try request.names()
        let own = Set(record?.files.map(\.path) ?? [])
        let error = declarations.clash(
            of: names.screen, route: names.route, children: names.children, ignoring: own.contains)
        if let error { throw .name(error) }
        if record != nil { return }
        declarations.add(
            names.screen, route: names.route, children: names.children,
            of: "\(package.settings.sources)/\(request.name)")
    }

    /// Has go what was generated before and is no more.
    private mutating func drop(
        _ record: ScreenRecord?, except paths: Set<String>
    ) throws(GeneratorError) {
        guard let record else { return }
        for file in record.files where !paths.contains(file.path) {
            try draft.delete(file.path, recorded: Array(file.text.utf8))
        }
        for folder in record.folders { draft.empty(folder) }
    }
}
