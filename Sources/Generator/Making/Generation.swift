/// Plans the generation of screens, and the update of those whose templates have changed.
package struct Generation {
    private let package: ScreenPackage
    private let isForced: Bool
    private let records: [String: ScreenRecord]
    private var templates: Templates
    private var builder: PlanBuilder

    /// The members that the lists of screens get, by the paths of the lists.
    private var listed: [String: [String]] = [:]

    /// The sources beside the screens of each target.
    private var existing: [PackageSettings: ExistingSources] = [:]

    package init(_ package: ScreenPackage, isForced: Bool = false) throws(GeneratorError) {
        self.package = package
        self.isForced = isForced
        records = try package.recordsByName()
        templates = Templates(of: package)
        builder = PlanBuilder(package.files, isForced: isForced, try package.format())
    }

    package mutating func plan(_ requests: [ScreenRequest]) throws(GeneratorError) -> Plan {
        var planned: Set<ScreenRequest> = []
        for request in requests where planned.insert(request).inserted {
            let known = records[request.name]?.request.target
            if records[request.name] != nil, known != request.target {
                throw .request(.inOtherTarget(request.name, known))
            }
            try list(request, try add(request, isUpdate: false))
        }
        for (path, members) in listed.sorted(by: { $0.key < $1.key }) {
            try add(members, toListAt: path)
        }
        guard Set(requests.map(\.name)).union(records.keys).count <= ScreenRecord.most else {
            throw .package(.tooManyScreens)
        }
        return try builder.plan()
    }

    /// Returns the plan to update the screens of these names, or all if there are no names.
    package mutating func update(_ given: [String]) throws(GeneratorError) -> Plan {
        let known = records.keys.sorted()
        let names = given.map(ScreenName.text)
        for name in names where records[name] == nil {
            throw .request(.notGenerated(name, known: known))
        }
        for name in known where names.isEmpty || names.contains(name) {
            guard let record = records[name] else { continue }
            do throws(GeneratorError) {
                _ = try add(record.request, isUpdate: true)
            } catch .request(.unknownTemplate(let template, _)) {
                throw .package(.lostTemplate(template, of: name))
            }
        }
        return try builder.plan()
    }

    /// Plans the files of a screen. Returns them.
    private mutating func add(
        _ request: ScreenRequest, isUpdate: Bool
    ) throws(GeneratorError) -> [RenderedFile] {
        let settings = try package.settings(of: request.target)
        let (names, record) = (try request.names(), records[request.name])
        let template = try templates.template(named: request.template)
        var sources = try self.sources(in: settings)
        existing[settings] = nil
        let files = try builder.format.applied(
            to: try template.files(
                for: request, in: settings, hasMenu: try hasMenu(settings), sources.imports))
        let moved = record.map(sources.moved) ?? MovedFiles()
        try sources.add(files, of: names, instead: record, at: moved)
        existing[settings] = sources
        var recorded: [RenderedFile] = []
        for file in files {
            recorded.append(try write(file, over: record, at: moved, isUpdate: isUpdate))
        }
        if let record { try drop(from: record, except: files, at: moved) }
        let folders = builder.madeFolders(of: files) + (record?.folders ?? [])
        let new = ScreenRecord(request: request, files: recorded, folders: folders)
        try builder.replace(new.path, new.json)
        return files
    }

    private func sources(in settings: PackageSettings) throws(GeneratorError) -> ExistingSources {
        if let known = existing[settings] { return known }
        return try ExistingSources(of: package, in: settings, besides: records.values)
    }

    private mutating func hasMenu(_ settings: PackageSettings) throws(GeneratorError) -> Bool {
        try builder.contents(of: settings.list) != nil
    }

    /// Adds a screen to the list of screens, if its target has one.
    private mutating func list(
        _ request: ScreenRequest, _ files: [RenderedFile]
    ) throws(GeneratorError) {
        let settings = try package.settings(of: request.target)
        if try !hasMenu(settings) { return builder.note(.noMenu(request.name, request.member)) }
        guard files.contains(where: { $0.declares("Listed.\(request.member)", in: settings) })
        else { return }
        listed[settings.list, default: []].append(request.member)
    }

    private mutating func add(
        _ members: [String], toListAt path: String
    ) throws(GeneratorError) {
        try builder.editList(at: path) { screens throws(GeneratorError) in
            let (before, end) = (screens.bytes, screens.openEnd)
            screens.add(members)
            if let end, screens.bytes != before { throw .package(.noComma(path, line: end)) }
        }
    }

    /// Plans a file. Returns the file that the next update takes as its base.
    private mutating func write(
        _ file: RenderedFile, over record: ScreenRecord?, at moved: MovedFiles, isUpdate: Bool
    ) throws(GeneratorError) -> RenderedFile {
        let (path, theirs) = (moved.path(of: file.path), Array(file.text.utf8))
        guard let base = record?.file(for: file.path), !isForced else {
            try builder.write(path, theirs, over: record?.file(for: file.path)?.bytes)
            return file
        }
        guard let mine = try builder.contents(of: path) else {
            if isUpdate {
                if base.text != file.text { builder.note(.deletedFile(path)) }
            } else {
                try builder.write(path, theirs, over: nil)
            }
            return file
        }
        // The user has not yet resolved the conflicts of an earlier update.
        let marks = Git.conflicts(markedIn: mine)
        if marks > 0 {
            try builder.replace(path, mine, marks: marks)
            return base
        }
        var merged = (bytes: mine, conflicts: 0)
        if base.bytes != theirs {
            let isUnedited = try builder.format.areSame(base.bytes, mine, path)
            merged = try Git.merge(
                base: isUnedited ? mine : base.bytes, mine: mine, theirs: theirs)
        }
        try builder.replace(path, merged.bytes, marks: merged.conflicts)
        return file
    }

    /// Removes the files that the template no longer has, unless they were edited.
    private mutating func drop(
        from record: ScreenRecord, except files: [RenderedFile], at moved: MovedFiles
    ) throws(GeneratorError) {
        for file in record.files
        where !files.contains(where: { record.file(for: $0.path) == file }) {
            let path = moved.path(of: file.path)
            guard let mine = try builder.contents(of: path) else { continue }
            let isOurs = isForced ? true : try builder.format.areSame(file.bytes, mine, path)
            if isOurs {
                try builder.remove(path)
            } else {
                builder.note(.keptFile(path))
            }
        }
        for folder in record.folders + moved.folders(of: record) { builder.empty(folder) }
    }
}
