import WaylineCommandLine
import WaylineValues

/// Plans the generation of screens, and the update of those whose templates have changed.
struct Generation {
    private let package: ScreenPackage
    private let records: ScreenRecords

    /// The screens that were generated, also by this run, by their targets.
    private var screens: [PackageSettings: [ScreenRequest]] = [:]
    private var templates: Templates
    private var builder: PlanBuilder

    /// The screens that this run adds to a target.
    private var added: [PackageSettings: [ScreenRequest]] = [:]

    /// The members that the lists of screens get, by the paths of the lists.
    private var listed: [String: [String]] = [:]

    /// A screen to generate: its request, its target, its record, if there is one, and its files.
    private struct Item {
        let request: ScreenRequest
        let settings: PackageSettings
        let record: ScreenRecord?
        var files: [TextFile] = []
    }

    init(_ package: ScreenPackage, isForced: Bool = false) throws(GeneratorError) {
        self.package = package
        records = try ScreenRecords(of: package)
        for entry in records.all {
            if let settings = entry.settings {
                screens[settings, default: []].append(entry.record.request)
            }
        }
        templates = try Templates(of: package)
        builder = PlanBuilder(package.files, isForced: isForced, package.format)
    }

    mutating func plan(_ requests: [ScreenRequest]) throws(GeneratorError) -> Plan {
        var (items, planned) = ([Item](), Set<ScreenRequest>())
        for request in requests where planned.insert(request).inserted {
            items.append(try item(of: request))
        }
        for item in try rendered(items) { try generate(item) }
        for (path, members) in listed.sorted(by: { $0.key < $1.key }) {
            try builder.add(members, toListAt: path)
        }
        return try finished()
    }

    /// Returns the plan to update the screens of these names, or all if there are no names.
    mutating func update(
        _ given: [String], target: String? = nil
    ) throws(GeneratorError) -> Plan {
        let named = try given.map { name throws(GeneratorError) in
            try records.require(name, in: target)
        }
        if let target { _ = try package.settings(of: target) }
        var items: [Item] = []
        for entry in given.isEmpty ? records.all : named {
            let (record, request) = (entry.record, entry.record.request)
            let (name, target) = (request.name, request.target ?? "")
            let removed = removedOptions(of: record)
            if !removed.isEmpty {
                let options = removed.joined(separator: " ")
                builder.note(
                    "'\(name)' is left out: it was generated with '\(options)', which no longer "
                        + "exists. Generate it again, and your edits are merged; or keep its files "
                        + "as they are.")
            } else if let settings = entry.settings {
                items.append(Item(request: request, settings: settings, record: record))
            } else {
                builder.note(
                    "'\(name)' is left out: its target '\(target.escaped(for: .line))' and its "
                        + "files are gone. 'destroy screen \(name)' removes its record.")
            }
        }
        for item in try rendered(items) { try add(item, isUpdate: true) }
        return try finished()
    }

    /// Returns the options of a record that no longer exist. A template of the package can have the
    /// name of one.
    private func removedOptions(of record: ScreenRecord) -> [String] {
        templates.isOwn(record.request.template) ? [] : record.removedOptions
    }

    private func finished() throws(GeneratorError) -> Plan {
        var plan = try builder.plan()
        plan.notes += records.notes
        return plan
    }

    private mutating func item(of given: ScreenRequest) throws(GeneratorError) -> Item {
        try given.check()
        let known = try records.find(given.name, in: given.target)
        // A screen that exists is generated where it is.
        let own = given.target == nil ? known?.settings : nil
        let settings: PackageSettings
        if let own { settings = own } else { settings = try package.settings(of: given.target) }
        // Nothing else holds the screens when one is added.
        var request = try ScreenLinks(
            package: package, settings: settings, screens: screens[settings] ?? [],
            added: added[settings] ?? []
        ).resolved(given)
        if request.input != nil, request.flow == nil { request.flow = try menu(of: settings) }
        screens[settings, default: []].insert(request, at: 0)
        added[settings, default: []].append(request)
        return Item(request: request, settings: settings, record: known?.record)
    }

    /// Returns the coordinator of a target's menu; nil without one.
    private func menu(of settings: PackageSettings) throws(GeneratorError) -> String? {
        try builder.contents(of: settings.list).flatMap(ScreenList.owner)
    }

    /// Renders the files of all screens, and formats them at once.
    private mutating func rendered(_ items: [Item]) throws(GeneratorError) -> [Item] {
        var items = items
        for index in items.indices { items[index].files = try files(of: items[index]) }
        try package.format.prepare(
            items.compactMap(\.record), of: package.files, and: items.flatMap(\.files))
        for index in items.indices {
            items[index].files = package.format.applied(to: items[index].files)
        }
        return items
    }

    private mutating func files(of item: Item) throws(GeneratorError) -> [TextFile] {
        let name = item.request.template
        let template: Template
        do throws(GeneratorError) {
            template = try templates.template(named: name)
        } catch .request(.unknownTemplate) where item.record?.request.template == name {
            throw .lostTemplate(name, of: item.request.name)
        }
        let hasMenu = try builder.contents(of: item.settings.list) != nil
        let listsPreviews = try builder.contents(of: item.settings.previews) != nil
        var request = item.request
        for index in request.leads.indices {
            let screen = screens[item.settings]?.first {
                $0.route == request.leads[index].route
            }
            request.leads[index].declaration = screen.map(FlowSource.declaration) ?? ""
        }
        return try template.files(
            for: request, in: item.settings, hasMenu: hasMenu, listsPreviews: listsPreviews)
    }

    /// Plans a screen, and its place in a flow or in the menu.
    private mutating func generate(_ item: Item) throws(GeneratorError) {
        let (request, settings) = (item.request, item.settings)
        if let record = item.record { try replace(record, by: request, in: settings) }
        try add(item, isUpdate: false)
        let hasRow = item.files.contains {
            $0.declared(in: settings).brings("Listed.\(request.member)")
        }
        if request.flow != nil {
            try builder.addLines(of: request, to: package.sources, in: settings)
        } else if try builder.contents(of: settings.list) == nil || request.input != nil {
            builder.note(
                "'\(request.name)' is in no menu: declare its route '.\(request.member)' in a flow."
            )
        } else if hasRow {
            listed[settings.list, default: []].append(request.member)
        }
        if item.record != nil, request.flow != nil || !hasRow {
            try builder.remove([request.member], fromListAt: settings.list)
        }
        if item.files.contains(where: { $0.path.lastPart == "\(request.name)Previews.swift" }) {
            listed[settings.previews, default: []].append(request.member)
        } else if item.record != nil {
            try builder.remove([request.member], fromListAt: settings.previews)
        }
    }

    /// Removes the lines of a screen that is generated again with other options, and notes what it
    /// loses and the screens that use it.
    private mutating func replace(
        _ record: ScreenRecord, by new: ScreenRequest, in settings: PackageSettings
    ) throws(GeneratorError) {
        var old = record.request
        // Nobody can repeat a template that no longer exists.
        if !removedOptions(of: record).isEmpty { old.template = new.template }
        let hasSameLine = FlowSource.declaration(of: old) == FlowSource.declaration(of: new)
        if old.flow != new.flow || !hasSameLine {
            try builder.removeLines(of: old, from: package.sources, in: settings)
        }
        let lost = old.options(lostIn: new, menu: try menu(of: settings))
        if !lost.isEmpty {
            builder.note(
                "'\(new.name)' had '\(lost)' until now: to keep this, repeat it.")
        }
        guard !new.gives(theSameAs: old) else { return }
        for other in screens[settings] ?? [] where other.uses(old) && other.name != new.name {
            builder.note(
                "'\(other.name)' uses '\(new.name)', which has changed: generate it again.")
        }
    }

    /// Plans the files of a screen, and its record.
    private mutating func add(_ item: Item, isUpdate: Bool) throws(GeneratorError) {
        let (files, settings, record) = (item.files, item.settings, item.record)
        var moved = MovedFiles()
        if let record { moved = try records.moved(record, in: settings) }
        do throws(GeneratorError) {
            try package.sources.add(
                files, of: item.request.name, instead: record, at: moved, in: settings)
        } catch {
            let template = try templates.template(named: item.request.template)
            throw template.cause(of: error, in: settings)
        }
        var recorded: [TextFile] = []
        for file in files {
            let base = record?.file(for: file.path)
            recorded.append(
                try builder.merge(
                    file, at: moved.path(of: file.path), over: base, isUpdate: isUpdate))
        }
        if let record { try builder.drop(record, except: files, at: moved) }
        var request = item.request
        request.target = settings.name
        let folders = try builder.missingFolders(of: files.map(\.path)) + (record?.folders ?? [])
        let new = ScreenRecord(
            at: record?.path ?? records.freePath(for: request), request, recorded, folders)
        try builder.replace(new.path, new.json)
    }
}
