import WaylineCommandLine
import WaylineExploration
import WaylineRouting

extension Command {
    /// The command that draws the map of the app of `console`.
    @MainActor
    static func map(_ console: ConsoleApp, for program: String) -> Command {
        Command(
            "map", "print the map of what runs: screens, ways, decisions and guards",
            arguments: [Argument(.olderMap, isOptional: true)],
            options: [.check, .diff, .form],
            contradictions: [
                Contradiction(.check, .diff, "a map is compared with one other"),
                Contradiction(.check, .form, "a check prints differences"),
                Contradiction(.diff, .form, "differences have one form"),
            ],
            notes: [
                .paragraph(
                    "With '--diff', it prints the changes since the map in the file OLD.")
            ],
            examples: [
                Example(
                    "\(program) map --check Map.wayline", "in CI: status 1 if it is out of date"),
                Example("\(program) map --diff old.wayline", "the changes, for a review"),
                Example("\(program) map --as html", "a page with all screens"),
            ]
        ) { (arguments, output) throws(CommandError) in
            if arguments.operands.isEmpty == arguments.has(.diff) {
                throw .refused(
                    "'--diff' takes a file with an older map: \(program) map --diff old.wayline")
            }
            return try await map(console, arguments, output, for: program)
        }
    }

    @MainActor
    private static func map(
        _ console: ConsoleApp, _ arguments: Arguments, _ output: Output, for program: String
    ) async throws(CommandError) -> ExitStatus {
        let old = arguments.operands.first
        let form = arguments.value(.form).flatMap(MapForm.init) ?? .text
        guard let plan = await plan(of: console, form, output) else { return .failure }
        // A copy of this process must not read a map from a pipe again.
        await plan.workIfCopy()
        let path = old ?? arguments.value(.check)
        let known: ExplorationMap?
        do throws(ExplorationMapError) {
            known = try path.map(ExplorationMap.init(reading:))
        } catch {
            output.fail(error.text(for: program))
            return .failure
        }
        let run = ExplorationRun(plan, console.isProcess) { _ in }
        guard let result = await run.result(output) else { return run.status(orElse: .failure) }
        if result.limit == .stop {
            output.fail("The search was stopped, so there is no map.")
            return run.status(orElse: .failure)
        }
        let printer = MapPrinter(result, program, output)
        if printer.hasTrap { return .failure }
        guard let known, let path else {
            return printer.print(form)
        }
        return old == nil ? printer.check(known, at: path) : printer.compare(known)
    }

    /// Returns the search; nil after a failure, which it writes. If the map is a page, the painter
    /// of the search has drawn the previews.
    @MainActor
    private static func plan(
        of console: ConsoleApp, _ form: MapForm, _ output: Output
    ) async -> SearchPlan? {
        var plan = console.plan
        guard form == .html else { return plan }
        let painter = StoryboardPainter()
        do { try await painter.drawPreviews(of: console.app) } catch {
            output.fail("\(error)")
            return nil
        }
        plan.painter = painter
        return plan
    }
}

extension ValuePlaceholder {
    fileprivate static let olderMap = ValuePlaceholder(
        "OLD", .file, "a file with an older map, for '--diff'")
}

extension ExplorationMapError {
    fileprivate func text(for program: String) -> String {
        guard case .unreadable(let path, let reason) = self else { return "\(self)" }
        return "The map '\(path)' cannot be read: \(reason). To write it: "
            + "\(program) map > \(path.escaped(for: .shell))"
    }
}

/// Prints the map of a search.
@MainActor
private struct MapPrinter {
    private let map: ExplorationMap
    private let result: SearchResult
    private let program: String
    private let output: Output

    init(_ result: SearchResult, _ program: String, _ output: Output) {
        map = ExplorationMap((result.map ?? []).map { $0 + "\n" }.joined())
        self.result = result
        self.program = program
        self.output = output
    }

    /// True if a step has ended the process: then there is less in the map than there should be.
    var hasTrap: Bool {
        let traps = result.problems.filter { $0.kind == .trap }
        for trap in traps { output.failInLines("\(trap)") }
        return !traps.isEmpty
    }

    func print(_ form: MapForm) -> ExitStatus {
        if result.limit == .time { noteCut() }
        switch form {
        case .text: output.write(map.text)
        case .json: output.write(map.json.json + "\n")
        case .mermaid: output.write(map.mermaid)
        case .html: output.write(result.storyboard ?? "")
        }
        return .success
    }

    func check(_ known: ExplorationMap, at path: String) -> ExitStatus {
        let differences = map.review(of: known)
        if result.limit == .time {
            noteCut()
            return .failure
        }
        if differences.isEmpty { return .success }
        output.write(differences.map { $0.escaped(for: .line) + "\n" }.joined())
        output.fail(
            "The map '\(path)' is out of date. To accept the differences: "
                + "\(program) map > \(path.escaped(for: .shell))")
        return .failure
    }

    func compare(_ old: ExplorationMap) -> ExitStatus {
        if result.limit == .time { noteCut() }
        output.write(map.review(of: old).map { $0.escaped(for: .line) + "\n" }.joined())
        return .success
    }

    private func noteCut() {
        output.fail(
            "The search has run out of time, so the next map can differ. Limit its steps instead."
        )
    }
}
