/// Makes the plan by which screens follow their templates, which have changed since.
package struct Update {
    private let package: ScreenPackage
    private var templates: Templates
    private var draft: Draft
    private let records: [ScreenRecord]

    package init(_ package: ScreenPackage) throws(GeneratorError) {
        self.package = package
        templates = Templates(of: package)
        draft = Draft(package.files)
        records = try package.records()
    }

    /// The plan for the screens of these names, or for all.
    package mutating func plan(_ names: [String]) throws(GeneratorError) -> Plan {
        let known = records.map(\.request.name)
        for name in names where !known.contains(name) {
            throw .request(.notGenerated(name, known: known))
        }
        for record in records where names.isEmpty || names.contains(record.request.name) {
            try update(record)
        }
        return try draft.plan()
    }

    private mutating func update(_ record: ScreenRecord) throws(GeneratorError) {
        let template = try templates.template(named: record.request.template)
        let files = try template.files(for: record.request, in: package.settings)
        for file in files { try update(file, from: record) }
        for file in record.files where !files.contains(where: { $0.path == file.path }) {
            try draft.delete(file.path, recorded: Array(file.text.utf8))
        }
        let folders = draft.madeFolders(of: files) + record.folders
        let new = ScreenRecord(request: record.request, files: files, folders: folders)
        try draft.replace(new.path, new.json)
    }

    private mutating func update(
        _ file: RenderedFile, from record: ScreenRecord
    ) throws(GeneratorError) {
        let theirs = Array(file.text.utf8)
        guard let base = record.text(at: file.path) else {
            return try draft.write(file.path, theirs, over: nil)
        }
        guard let mine = try draft.contents(of: file.path) else {
            if base != theirs { draft.note(.deletedFile(file.path)) }
            return
        }
        let merge = ThreeWayMerge(
            base: String(decoding: base, as: UTF8.self),
            mine: String(decoding: mine, as: UTF8.self), theirs: file.text)
        try draft.replace(file.path, Array(merge.text.utf8), marks: merge.conflicts)
    }
}
