/// Makes the plan by which screens follow their templates, which have changed since.
package struct Update {
    private let package: ScreenPackage
    private var templates: Templates
    private var draft: Draft
    private var neighbours: Neighbours
    private let records: [ScreenRecord]

    package init(_ package: ScreenPackage) throws(GeneratorError) {
        self.package = package
        draft = Draft(package.files)
        records = try package.records()
        neighbours = try Neighbours(of: package, besides: records)
        templates = Templates(of: package)
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
        let names = try record.request.names()
        let template = try template(of: record)
        let files = try template.files(
            for: record.request, in: package.settings, neighbours.imports)
        try neighbours.add(files, of: names, instead: record)
        var recorded: [RenderedFile] = []
        for file in files { recorded.append(try update(file, from: record)) }
        for file in record.files where !files.contains(where: { $0.path == file.path }) {
            try drop(file)
        }
        let folders = draft.madeFolders(of: files) + record.folders
        let new = ScreenRecord(request: record.request, files: recorded, folders: folders)
        try draft.replace(new.path, new.json)
    }

    private mutating func template(of record: ScreenRecord) throws(GeneratorError) -> Template {
        let name = record.request.template
        do throws(GeneratorError) {
            return try templates.template(named: name)
        } catch .request(.unknownTemplate) {
            throw .package(.lostTemplate(name, of: record.request.name))
        }
    }

    /// The answer is what the next update begins from.
    private mutating func update(
        _ file: RenderedFile, from record: ScreenRecord
    ) throws(GeneratorError) -> RenderedFile {
        let theirs = Array(file.text.utf8)
        guard let base = record.file(at: file.path) else {
            try draft.write(file.path, theirs, over: nil)
            return file
        }
        guard let mine = try draft.contents(of: file.path) else {
            if base != file { draft.note(.deletedFile(file.path)) }
            return file
        }
        // Two changes that met in an earlier update, between which nobody has chosen yet.
        let marks = ThreeWayMerge.conflicts(markedIn: mine)
        if marks > 0 {
            try draft.replace(file.path, mine, marks: marks)
            return base
        }
        let merge = ThreeWayMerge(base: Array(base.text.utf8), mine: mine, theirs: theirs)
        try draft.replace(file.path, merge.bytes, marks: merge.conflicts)
        return file
    }

    /// What the template makes no more goes, unless somebody has edited it: then it is theirs.
    private mutating func drop(_ file: RenderedFile) throws(GeneratorError) {
        guard let mine = try draft.contents(of: file.path) else { return }
        if mine == Array(file.text.utf8) { return try draft.remove(file.path) }
        draft.note(.keptFile(file.path))
    }
}
