/// Plans the generation of screens, and the update of those whose templates have changed.
package struct Generation {
    private let package: ScreenPackage
    private let isForced: Bool
    private let records: ScreenRecords

    /// The screens that were generated, also by this run.
    private var screens: [String: ScreenRequest]
    private var templates: Templates
    private var builder: PlanBuilder

    /// The members that the lists of screens get, by the paths of the lists.
    private var listed: [String: [String]] = [:]

    /// The sources beside the screens of each target.
    private var existing: [PackageSettings: ExistingSources] = [:]

    /// A screen to generate: its request, the folders of its target, and its record, if there is one.
    private struct Item {
        var request: ScreenRequest
        let settings: PackageSettings
        let record: ScreenRecord?
    }

    package init(_ package: ScreenPackage, isForced: Bool = false) throws(GeneratorError) {
        self.package = package
        self.isForced = isForced
        records = try ScreenRecords(of: package)
        screens = Dictionary(
            records.all.map { ($0.record.request.name, $0.record.request) },
            uniquingKeysWith: { first, _ in first })
        templates = Templates(of: package)
        builder = PlanBuilder(package.files, isForced: isForced, try package.format())
    }

    package mutating func plan(_ requests: [ScreenRequest]) throws(GeneratorError) -> Plan {
        var (items, planned) = ([Item](), Set<ScreenRequest>())
        for request in requests where planned.insert(request).inserted {
            items.append(try item(of: request, after: items))
        }
        try prepare(items)
        for item in items { try generate(item) }
        for (path, members) in listed.sorted(by: { $0.key < $1.key }) {
            try add(members, toListAt: path)
            try noteAttributes(path)
        }
        let new = Set(items.filter { $0.record == nil }.map(\.request)).count
        guard records.all.count + records.damaged.count + new <= ScreenRecord.most else {
            throw .package(.tooManyScreens)
        }
        return try builder.plan().noting(records.notes)
    }

    /// Notes for the first screen of a list that Git needs a line to merge it.
    private mutating func noteAttributes(_ list: String) throws(GeneratorError) {
        if records.all.contains(where: { $0.settings?.list == list }) { return }
        let attributes = try builder.contents(of: ".gitattributes") ?? []
        if String(decoding: attributes, as: UTF8.self).contains("\(list) merge=union") { return }
        builder.note(.noAttributes(list))
    }

    private mutating func item(
        of given: ScreenRequest, after others: [Item]
    ) throws(GeneratorError) -> Item {
        let known = try records.find(given.name, in: given.target)
        // A screen that exists is generated where it is.
        let own = given.target == nil ? known?.settings : nil
        let settings: PackageSettings
        if let own { settings = own } else { settings = try package.settings(of: given.target) }
        let added = others.filter { $0.settings == settings }.map(\.request)
        var request = try sources(in: settings).resolved(given, besides: screens, added: added)
        let needsFlow = request.details.input != nil && request.details.flow == nil
        if needsFlow, let list = try builder.contents(of: settings.list) {
            request = request.declared(in: ScreenList.owner(in: list))
        }
        screens[request.name] = request
        return Item(request: request, settings: settings, record: known?.record)
    }

    /// Returns the plan to update the screens of these names, or all if there are no names.
    package mutating func update(
        _ given: [String], target: String? = nil
    ) throws(GeneratorError) -> Plan {
        var entries = records.all
        if !given.isEmpty {
            entries = try given.map { name throws(GeneratorError) in
                try records.require(name, in: target)
            }
        }
        var items: [Item] = []
        for entry in entries {
            let (record, name) = (entry.record, entry.record.request.name)
            if let settings = entry.settings {
                items.append(Item(request: record.request, settings: settings, record: record))
            } else {
                builder.note(.lostTarget(name, record.request.target ?? ""))
            }
        }
        try prepare(items)
        for item in items { _ = try add(item, isUpdate: true) }
        return try builder.plan().noting(records.notes)
    }

    /// Formats all files of a run at once.
    private mutating func prepare(_ items: [Item]) throws(GeneratorError) {
        var files: [RenderedFile] = []
        for item in items { files += try rendered(item) }
        try builder.prepare(items.compactMap(\.record), and: files)
    }

    private mutating func rendered(_ item: Item) throws(GeneratorError) -> [RenderedFile] {
        let name = item.request.template
        _ = try item.request.names()
        let template: Template
        do throws(GeneratorError) {
            template = try templates.template(named: name)
        } catch .request(.unknownTemplate) where item.record?.request.template == name {
            throw .package(.lostTemplate(name, of: item.request.name))
        }
        return try template.files(
            of: item.request, in: item.settings, hasMenu: try hasMenu(item.settings))
    }

    /// Plans a screen, and its place in the menu or in a flow.
    private mutating func generate(_ item: Item) throws(GeneratorError) {
        let (request, old) = (item.request, item.record?.request)
        let isDeclaredAnew =
            old?.details.flow != request.details.flow || old?.details.input != request.details.input
        if let lines = old.flatMap(FlowLines.init), isDeclaredAnew {
            try builder.remove(lines, try sources(in: item.settings), of: request.name)
        }
        try list(item, try add(item, isUpdate: false))
        guard let lines = FlowLines(request), let flow = request.details.flow else { return }
        let path = try sources(in: item.settings).file(ofCoordinator: flow)
        guard let file = try builder.contents(of: path), let added = lines.added(to: file) else {
            throw .request(.noFlow(flow))
        }
        try builder.replace(path, added)
    }

    /// Plans the files of a screen. Returns them.
    private mutating func add(_ item: Item, isUpdate: Bool) throws(GeneratorError) -> [RenderedFile]
    {
        let (settings, record) = (item.settings, item.record)
        let names = try item.request.names()
        let files = try builder.format.applied(to: try rendered(item))
        var sources = try self.sources(in: settings)
        existing[settings] = nil
        let moved =
            try record.map { record throws(GeneratorError) in try sources.moved(record) }
            ?? MovedFiles()
        try sources.add(files, of: names, instead: record, at: moved)
        existing[settings] = sources
        var recorded: [RenderedFile] = []
        for file in files {
            recorded.append(try write(file, over: record, at: moved, isUpdate: isUpdate))
        }
        if let record { try drop(from: record, except: files, at: moved) }
        try keep(item, recorded, folders: builder.madeFolders(of: files))
        return files
    }

    /// Plans the record of a screen.
    private mutating func keep(
        _ item: Item, _ files: [RenderedFile], folders: [String]
    ) throws(GeneratorError) {
        var request = item.request
        request.target = item.settings.name
        let isTaken = records.all.contains { entry in
            entry.record.path == ScreenRecord.path(of: request.name)
                && entry.record.path != item.record?.path
        }
        let new = ScreenRecord(
            request: request, files: files, folders: folders + (item.record?.folders ?? []),
            tests: item.settings.targets[1], isSecond: isTaken)
        try builder.replace(new.path, new.json)
        if let old = item.record?.path, old != new.path { try builder.remove(old) }
    }

    private mutating func sources(
        in settings: PackageSettings
    ) throws(GeneratorError) -> ExistingSources {
        if let known = existing[settings] { return known }
        let sources = try ExistingSources(of: package, in: settings, besides: records)
        existing[settings] = sources
        return sources
    }

    private mutating func hasMenu(_ settings: PackageSettings) throws(GeneratorError) -> Bool {
        try builder.contents(of: settings.list) != nil
    }

    /// Adds a screen to the list of screens, if its target has one.
    private mutating func list(
        _ item: Item, _ files: [RenderedFile]
    ) throws(GeneratorError) {
        let (request, settings) = (item.request, item.settings)
        if request.details.flow != nil { return }
        if try !hasMenu(settings) || request.details.input != nil {
            return builder.note(.noMenu(request.name, request.member))
        }
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
        return try merge(file, at: path, mine, base) ? file : base
    }

    /// Plans the merge of a new file with the user's. Returns false if one of them is not text.
    private mutating func merge(
        _ file: RenderedFile, at path: String, _ mine: [UInt8], _ base: RenderedFile
    ) throws(GeneratorError) -> Bool {
        if base.text == file.text {
            try builder.replace(path, mine)
            return true
        }
        let isUnedited = try builder.format.areSame(base.bytes, mine, path)
        let merged = try Git.merge(
            base: isUnedited ? mine : base.bytes, mine: mine, theirs: file.bytes)
        if let merged {
            try builder.replace(path, merged.bytes, marks: merged.conflicts)
        } else {
            builder.note(.noText(path))
        }
        return merged != nil
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
