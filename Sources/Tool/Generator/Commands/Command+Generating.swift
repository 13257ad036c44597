package import WaylineCommandLine
import WaylineSystem
import WaylineValues

extension Command {
    /// The commands of the generator, for a program of this name.
    package static func generating(for program: String) -> [Command] {
        [
            generateScreen(for: program), destroyScreen(for: program), newPackage(for: program),
            update(for: program),
        ]
    }

    private static let screen = ValuePlaceholder(
        "NAME", "the name of a screen, e.g. 'OrderHistory'")

    private static let known = ValuePlaceholder(
        "NAME", .suggestion { Suggestions.screens }, "the name of a screen, e.g. 'OrderHistory'")

    private static let field = ValuePlaceholder("FIELD", "a field, e.g. 'total:Double'")

    private static let diffAndJSON = Contradiction(
        .diff, .json, "a diff is for people, JSON for programs")

    /// The options that only the built-in template supports.
    private static let ofTheBuiltInTemplate = [
        Option.kind, .input, .leadsTo, .service, .child, .coordinator, .tests,
    ].map { Contradiction($0, .template, "leave off '--template' for the built-in template") }

    private static func generateScreen(for program: String) -> Command {
        Command(
            "generate screen", "write a screen, its tests and its place in the list of screens",
            arguments: [Argument(screen), Argument(field, isOptional: true, isRepeatable: true)],
            options: [
                .kind, .input, .leadsTo, .service, .title, .flow, .route, .child, .coordinator,
                .tests, .into, .target, .template, .dryRun, .diff, .json, .force,
            ],
            contradictions: ofTheBuiltInTemplate + [diffAndJSON],
            notes: [
                .paragraph(
                    "Write a name like OrderHistory, then fields like 'total:Decimal?'. The types "
                        + "are String (default), Int, Double, Decimal, Bool, Date and choices "
                        + "like 'small|large'; '?' means that a value may be missing. Edits of a "
                        + "screen that exists are merged; '--force' discards them.")
            ],
            examples: examplesOfScreens(for: program)
        ) { (arguments, output) throws(CommandError) in
            PlanRun("generate", arguments, output)() { package throws(GeneratorError) in
                var generation = try Generation(package, isForced: arguments.has(.force))
                return try generation.plan(ScreenRequest.all(arguments))
                    .naming(arguments.screenNames + arguments.all(.child))
            }
        }
    }

    private static func examplesOfScreens(for program: String) -> [Example] {
        [
            Example(
                "\(program) generate screen Order customer total:Decimal paid:Bool",
                "a form that the menu leads to"),
            Example(
                "\(program) generate screen Orders id:Int --kind list --service Orders",
                "rows that a service loads"),
            Example("\(program) generate screen Shop --child Header --dry-run", "only the plan"),
        ]
    }

    private static func destroyScreen(for program: String) -> Command {
        Command(
            "destroy screen", "remove a generated screen, and nothing else",
            arguments: [Argument(known, isRepeatable: true)],
            options: [.into, .target, .dryRun, .diff, .json, .force],
            contradictions: [diffAndJSON],
            examples: [
                Example(
                    "\(program) destroy screen OrderHistory",
                    "removes all that 'generate screen' wrote")
            ]
        ) { (arguments, output) throws(CommandError) in
            PlanRun("destroy", arguments, output)() { package throws(GeneratorError) in
                var destruction = try Destruction(package, isForced: arguments.has(.force))
                return try destruction.plan(arguments.operands, target: arguments.value(.target))
                    .naming(arguments.operands)
            }
        }
    }

    private static func newPackage(for program: String) -> Command {
        Command(
            "new package", "make a package with a first screen and its tests",
            arguments: [
                Argument(ValuePlaceholder("NAME", "the name of a package, e.g. 'Shop'"))
            ],
            options: [.at, .wayline, .tests, .dryRun, .json],
            examples: [
                Example(
                    "\(program) new package Shop --wayline ../wayline",
                    "run it by 'swift run' in Shop")
            ]
        ) { (arguments, output) throws(CommandError) in
            NewPackage.carryOut(arguments, output)
        }
    }

    private static func update(for program: String) -> Command {
        Command(
            "update", "update generated screens to the current text of their templates",
            arguments: [Argument(known, isOptional: true, isRepeatable: true)],
            options: [.into, .target, .dryRun, .diff, .json], contradictions: [diffAndJSON],
            notes: [
                .paragraph(
                    "Edits are merged. If you and the template have changed the same lines, both "
                        + "versions are kept between marks, and you choose one.")
            ],
            examples: [Example("\(program) update", "all generated screens")]
        ) { (arguments, output) throws(CommandError) in
            PlanRun("update", arguments, output)() { package throws(GeneratorError) in
                var generation = try Generation(package)
                return try generation.update(arguments.operands, target: arguments.value(.target))
                    .naming(arguments.operands)
            }
        }
    }
}

extension NewPackage {
    /// Carries out `new package`.
    @MainActor
    fileprivate static func carryOut(_ arguments: Arguments, _ output: Output) -> ExitStatus {
        let folder = arguments.value(.at)
        let run = PlanRun("new package", arguments, output)
        return run.reporting { () throws(GeneratorError) in
            let named = arguments.value(.wayline).map { WaylineLocation($0) }
            guard let wayline = named ?? WaylineLocation(around: Platform.programPath) else {
                throw .noWayline(nil)
            }
            let package = try NewPackage(
                arguments.operands[0], in: folder ?? ScreenPackage.workingFolder,
                wayline: wayline, framework: arguments.framework ?? .xctest)
            let status = try run.carryOut(in: package.parent) { () throws(GeneratorError) in
                try package.plan()
            }
            let path = ((folder.map { $0 + "/" } ?? "") + package.name).escaped(for: .shell)
            if !arguments.has(.dryRun) {
                output.fail("Next: 'cd \(path)', 'swift run \(package.name)', 'swift test'.")
            }
            return status
        }
    }
}
