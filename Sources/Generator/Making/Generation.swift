/// Makes the plan by which screens are generated.
package struct Generation {
    private let package: ScreenPackage
    private var templates: Templates
    private var draft: Draft
    private let records: [String: ScreenRecord]

    package init(_ package: ScreenPackage, isForced: Bool) throws(GeneratorError) {
        self.package = package
        templates = Templates(of: package)
        draft = Draft(package.files, isForced: isForced)
        let records = try package.records()
        self.records = Dictionary(uniqueKeysWithValues: records.map { ($0.request.name, $0) })
    }

    package mutating func plan(_ requests: [ScreenRequest]) throws(GeneratorError) -> Plan {
        for request in requests { try add(request) }
        let members = requests.map(\.member)
        try draft.editList(of: package) { $0.add(members) }
        return try draft.plan()
    }

    private mutating func add(_ request: ScreenRequest) throws(GeneratorError) {
        let template = try templates.template(named: request.template)
        let files = try template.files(for: request, in: package.settings)
        let record = records[request.name]
        for file in files {
            try draft.write(file.path, Array(file.text.utf8), over: record?.text(at: file.path))
        }
        try drop(record, except: Set(files.map(\.path)))
        let folders = draft.madeFolders(of: files) + (record?.folders ?? [])
        let new = ScreenRecord(request: request, files: files, folders: folders)
        try draft.replace(new.path, new.json)
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
