/// Plans the update of generated screens whose templates have changed.
package struct Update {
    private let package: ScreenPackage
    private var templates: Templates
    private var builder: PlanBuilder
    private var existing: ExistingSources
    private let records: [ScreenRecord]

    package init(_ package: ScreenPackage) throws(GeneratorError) {
        self.package = package
        builder = PlanBuilder(package.files)
        records = try package.records()
        existing = try ExistingSources(of: package, besides: records)
        templates = Templates(of: package)
    }

    /// Returns the plan for the screens of these names, or for all if there are no names.
    package mutating func plan(_ names: [String]) throws(GeneratorError) -> Plan {
        let known = records.map(\.request.name)
        for name in names where !known.contains(name) {
            throw .request(.notGenerated(name, known: known))
        }
        for record in records where names.isEmpty || names.contains(record.request.name) {
            try update(record)
        }
        return try builder.plan()
    }

    private mutating func update(_ record: ScreenRecord) throws(GeneratorError) {
        let names = try record.request.names()
        let template = try template(of: record)
        let files = try template.files(
            for: record.request, in: package.settings, existing.imports)
        try existing.add(files, of: names, instead: record)
        var recorded: [RenderedFile] = []
        for file in files { recorded.append(try update(file, from: record)) }
        for file in record.files where !files.contains(where: { $0.path == file.path }) {
            try drop(file)
        }
        let folders = builder.madeFolders(of: files) + record.folders
        let new = ScreenRecord(request: record.request, files: recorded, folders: folders)
        try builder.replace(new.path, new.json)
    }

    private mutating func template(of record: ScreenRecord) throws(GeneratorError) -> Template {
        let name = record.request.template
        do throws(GeneratorError) {
            return try templates.template(named: name)
        } catch .request(.unknownTemplate) {
            throw .package(.lostTemplate(name, of: record.request.name))
        }
    }

    /// Plans the update of a file. Returns the file that the next update takes as its base.
    private mutating func update(
        _ file: RenderedFile, from record: ScreenRecord
    ) throws(GeneratorError) -> RenderedFile {
        let theirs = Array(file.text.utf8)
        guard let base = record.file(at: file.path) else {
            try builder.write(file.path, theirs, over: nil)
            return file
        }
        guard let mine = try builder.contents(of: file.path) else {
            if base != file { builder.note(.deletedFile(file.path)) }
            return file
        }
        // The user has not yet resolved the conflicts of an earlier update.
        let marks = ThreeWayMerge.conflicts(markedIn: mine)
        if marks > 0 {
            try builder.replace(file.path, mine, marks: marks)
            return base
        }
        let merge = ThreeWayMerge(base: Array(base.text.utf8), mine: mine, theirs: theirs)
        try builder.replace(file.path, merge.bytes, marks: merge.conflicts)
        return file
    }

    /// Removes a file that the template no longer has, unless somebody has edited it.
    private mutating func drop(_ file: RenderedFile) throws(GeneratorError) {
        guard let mine = try builder.contents(of: file.path) else { return }
        if mine == Array(file.text.utf8) { return try builder.remove(file.path) }
        builder.note(.keptFile(file.path))
    }
}
