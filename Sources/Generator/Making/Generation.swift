/// Makes the plan by which screens are generated.
package struct Generation {
    private let package: ScreenPackage
    private var templates: Templates
    private var draft: Draft
    private var declarations: Declarations
    private let hidden: HiddenTypes
    private let records: [String: ScreenRecord]

    package init(_ package: ScreenPackage, isForced: Bool) throws(GeneratorError) {
        self.package = package
        templates = Templates(of: package)
        draft = Draft(package.files, isForced: isForced)
        let records = try package.records()
        self.records = Dictionary(uniqueKeysWithValues: records.map { ($0.request.name, $0) })
        declarations = try package.declarations()
        hidden = HiddenTypes(declarations, without: package.settings.tests)
    }

    package mutating func plan(_ requests: [ScreenRequest]) throws(GeneratorError) -> Plan {
        var planned: Set<ScreenRequest> = []
        for request in requests where planned.insert(request).inserted { try add(request) }
        try GeneratedMenu(of: package).add(to: &draft, declarations, hidden)
        let members = requests.map(\.member)
        let list = package.settings.list
        try draft.editList(of: package) { screens throws(GeneratorError) in
            let before = screens.bytes
            let end = screens.openEnd
            screens.add(members)
            if let end, screens.bytes != before { throw .package(.noComma(list, line: end)) }
        }
        return try draft.plan()
    }

    private mutating func add(_ request: ScreenRequest) throws(GeneratorError) {
        let record = records[request.name]
        let names = try naming { () throws(NameError) in try ScreenNames(request) }
        let template = try templates.template(named: request.template)
        let files = try template.files(for: request, in: package.settings)
        try check(files, of: names, instead: record)
        for file in files {
            let recorded = record?.file(at: file.path).map { Array($0.text.utf8) }
            try draft.write(file.path, Array(file.text.utf8), over: recorded)
        }
        try drop(record, except: Set(files.map(\.path)))
        let folders = draft.madeFolders(of: files) + (record?.folders ?? [])
        let new = ScreenRecord(request: request, files: files, folders: folders)
        try draft.replace(new.path, new.json)
    }

    /// Has what is generated compile beside what is there.
    private mutating func check(
        _ files: [RenderedFile], of names: ScreenNames, instead record: ScreenRecord?
    ) throws(GeneratorError) {
        let own = Set(record?.files.map(\.path) ?? [])
        let declared = files.map { DeclaredFile($0.path, $0.text.utf8, in: package.settings) }
        if let error = declarations.clash(of: names, in: declared, ignoring: own.contains) {
            throw .name(error)
        }
        try hidden.check(files)
        declared.forEach { declarations.add($0) }
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
