import Coordination
import Generator

/// The commands of the generator.
@MainActor
extension Program {
    func generate(_ options: GenerateOptions, _ output: Output) -> ExitStatus {
        carryOut(.generateScreen, options.plan, output) { package throws(GeneratorError) in
            var generation = try Generation(package, isForced: options.plan.isForced)
            return try generation.plan(
                ScreenRequest.all(
                    options.names, route: options.route, children: options.children,
                    hasCoordinator: options.hasCoordinator, template: options.style.name))
        }
    }

    func destroy(_ options: DestroyOptions, _ output: Output) -> ExitStatus {
        carryOut(.destroyScreen, options.plan, output) { package throws(GeneratorError) in
            var destruction = try Destruction(package, isForced: options.plan.isForced)
            return try destruction.plan(options.names)
        }
    }

    func update(_ options: UpdateOptions, _ output: Output) -> ExitStatus {
        carryOut(.update, options.plan, output) { package throws(GeneratorError) in
            var update = try Update(package)
            return try update.plan(options.names)
        }
    }

    func makePackage(_ options: NewPackageOptions, _ output: Output) -> ExitStatus {
        let named = options.wayline.map { WaylineLocation($0) }
        do throws(GeneratorError) {
            guard let wayline = named ?? WaylineLocation(around: Platform.programPath) else {
                throw .package(.noWayline(nil))
            }
            let package = try NewPackage(
                options.name, in: options.folder ?? ScreenPackage.workingFolder, wayline: wayline)
            let workshop = try Workshop(package)
            if let recovery = workshop.recovery { output.fail("\(recovery)") }
            let plan = try package.plan()
            try workshop.carryOut(plan)
            output.write("\(plan.lines.printableLines)\(plan.summary(isDone: true))\n")
            let folder = (options.folder.map { $0 + "/" } ?? "") + options.name
            output.fail(
                "Go on: 'cd \(folder.quotedForShell)', 'swift run \(options.name)', 'swift test'.")
            return .success
        } catch {
            output.fail("\(error)")
            return error.isUsage ? .usage : .failure
        }
    }

    func listScreens(_ options: ListOptions, _ output: Output) -> ExitStatus {
        listing(output) { () throws(GeneratorError) in
            let folder = options.into ?? ScreenPackage.workingFolder
            let screens = try ScreenPackage(around: folder).screens()
            if options.isJSON { return RouteValue.array(screens.map(\.value)).json + "\n" }
            return Columns(screens.map { $0.columns.map(\.printable) }).text
        }
    }

    func listTemplates(_ options: ListOptions, _ output: Output) -> ExitStatus {
        listing(output) { () throws(GeneratorError) in
            let templates = try TemplateEntry.all(in: options.into)
            if options.isJSON { return RouteValue.array(templates.map(\.value)).json + "\n" }
            return Columns(templates.map { [$0.name, $0.folder ?? "built in"] }).text
        }
    }

    private func listing(
        _ output: Output, _ text: () throws(GeneratorError) -> String
    ) -> ExitStatus {
        do throws(GeneratorError) {
            output.write(try text())
            return .success
        } catch {
            output.fail("\(error)")
            return .failure
        }
    }

    /// Makes a plan, and carries it out unless it is only to be told.
    private func carryOut(
        _ command: Command, _ options: PlanOptions, _ output: Output,
        _ makePlan: (ScreenPackage) throws(GeneratorError) -> Plan
    ) -> ExitStatus {
        let report = PlanReport(command: command, options: options)
        do throws(GeneratorError) {
            let package = try ScreenPackage(around: options.into ?? ScreenPackage.workingFolder)
            if options.isDryRun {
                try package.requireNoLeftOver()
                return report.tell(try makePlan(package), output)
            }
            let workshop = try Workshop(package)
            if let recovery = workshop.recovery { output.fail("\(recovery)") }
            let plan = try makePlan(package)
            if plan.conflicts.isEmpty { try workshop.carryOut(plan) }
            return report.tell(plan, output)
        } catch {
            output.fail("\(error)")
            return error.isUsage ? .usage : .failure
        }
    }
}

extension GenerateOptions.Style {
    /// The name of the template.
    fileprivate var name: String {
        switch self {
        case .builtIn(let style): style.rawValue
        case .own(let name): name
        }
    }
}

extension ScreenEntry {
    fileprivate var columns: [String] {
        [name, route, folder, template.map { "from \($0)\(isEdited ? ", edited" : "")" } ?? ""]
    }
}
