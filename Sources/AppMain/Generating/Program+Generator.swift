import Generator

/// The commands of the generator.
@MainActor
extension Program {
    func generate(_ options: GenerateOptions, _ output: Output) -> ExitStatus {
        let report = PlanReport(
            command: "generate", isDryRun: options.isDryRun, showsDiff: options.showsDiff,
            isJSON: options.isJSON)
        return carryOut(report, in: options.into, output) { package throws(GeneratorError) in
            var generation = try Generation(package, isForced: options.isForced)
            return try generation.plan(
                ScreenRequest.all(
                    options.names, route: options.route, children: options.children,
                    hasCoordinator: options.hasCoordinator, template: options.style.name))
        }
    }

    func destroy(_ options: DestroyOptions, _ output: Output) -> ExitStatus {
        let report = PlanReport(
            command: "destroy", isDryRun: options.isDryRun, showsDiff: options.showsDiff,
            isJSON: options.isJSON)
        return carryOut(report, in: nil, output) { package throws(GeneratorError) in
            var destruction = try Destruction(package, isForced: options.isForced)
            return try destruction.plan(options.names)
        }
    }

    func update(_ options: UpdateOptions, _ output: Output) -> ExitStatus {
        let report = PlanReport(
            command: "update", isDryRun: options.isDryRun, showsDiff: options.showsDiff,
            isJSON: options.isJSON)
        return carryOut(report, in: nil, output) { package throws(GeneratorError) in
            var update = try Update(package)
            return try update.plan(options.names)
        }
    }

    func makePackage(_ options: NewPackageOptions, _ output: Output) -> ExitStatus {
        missing(.newPackage, output)
    }

    func listScreens(isJSON: Bool, _ output: Output) -> ExitStatus {
        missing(.list, output)
    }

    func listTemplates(isJSON: Bool, _ output: Output) -> ExitStatus {
        missing(.list, output)
    }

    private func missing(_ command: Command, _ output: Output) -> ExitStatus {
        output.fail("'\(command.typed)' is not there yet.")
        return .failure
    }

    /// Makes a plan, and carries it out unless it is only to be told.
    private func carryOut(
        _ report: PlanReport, in folder: String?, _ output: Output,
        _ makePlan: (ScreenPackage) throws(GeneratorError) -> Plan
    ) -> ExitStatus {
        do throws(GeneratorError) {
            let package = try ScreenPackage(around: folder ?? ScreenPackage.workingFolder)
            if report.isDryRun {
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
