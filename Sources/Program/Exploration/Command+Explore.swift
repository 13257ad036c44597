import WaylineApplication
import WaylineCommandLine
import WaylineExploration
import WaylineRouting

extension Command {
    /// The command that walks every way through the app of `console`.
    @MainActor
    static func explore(_ console: ConsoleApp, for program: String) -> Command {
        Command(
            "explore", "walk every way through the app, and print its problems",
            options: [.seed, .budget, .keep, .json, .asTest, .testedApp, .tests],
            contradictions: [Contradiction(.asTest, .json, "one of them is printed")],
            notes: [
                .paragraph(
                    "It uses the screens as a user does, in virtual time, on the services of "
                        + "'exploring(…)' in the program; without it, on the app's own. With "
                        + "problems, the status is 1. Each has a script, which '\(program) "
                        + "--script FILE --explored' runs. A step that crashes or does not end is "
                        + "a problem, too. ^C prints the result so far, with status 130.")
            ],
            examples: [
                Example("\(program) explore --budget 10min", "at most ten minutes"),
                Example(
                    "\(program) explore --as-test ProblemTests --app Shop.shop",
                    "a test for each problem, on 'Exploration.shop' of the module"),
            ]
        ) { (arguments, output) throws(CommandError) in
            try await explore(console, arguments, output)
        }
    }

    @MainActor
    private static func explore(
        _ console: ConsoleApp, _ arguments: Arguments, _ output: Output
    ) async throws(CommandError) -> ExitStatus {
        var plan = console.plan
        try plan.take(arguments)
        plan.drawsMap = false
        let tests = try PrintedTest(arguments).map {
            ProblemTests(test: $0, isExploration: console.hasExploration)
        }
        let reporter = ExplorationReporter(
            output, tests, of: console.app.name, isJSON: arguments.has(.json))
        // A copy of this process tries no scripts of earlier problems.
        await plan.workIfCopy()
        let run = ExplorationRun(plan, console.isProcess, reporter.report)
        do throws(KeptProblemsError) {
            let kept = try arguments.value(.keep).map(KeptProblems.init(reading:))
            let result = await explore(run, output, first: kept)
            guard let result else { return run.status(orElse: .failure) }
            reporter.finish(result)
            try kept?.replace(with: result)
            return run.status(orElse: result.problems.isEmpty ? .success : .failure)
        } catch {
            output.fail("\(error)")
            return .failure
        }
    }

    /// The result of the search, with the problems that earlier scripts still show.
    @MainActor
    private static func explore(
        _ run: ExplorationRun, _ output: Output, first kept: KeptProblems?
    ) async -> SearchResult? {
        var known: [ExplorationProblem] = []
        if let kept { known = await run.problems(of: kept) }
        var result = await run.result(output)
        if let found = result?.problems { result?.problems = (found + known).merged }
        return result
    }
}

extension SearchPlan {
    fileprivate mutating func take(_ arguments: Arguments) throws(CommandError) {
        if let seed = try arguments.number(.seed, in: 0...Int.max) { self.seed = UInt64(seed) }
        guard let budget = try arguments.time(.budget) else { return }
        limits.time = budget
        limits.steps = .max
        limits.triesOfAKind = .max
    }
}

/// Prints the news of a search, and its result.
@MainActor
final class ExplorationReporter {
    private static let interval = Duration.seconds(1)

    private let output: Output
    private let tests: ProblemTests?
    private let app: String
    private let isJSON: Bool
    private let clock = ContinuousClock()
    private var next: ContinuousClock.Instant

    /// The lengths of the scripts that were printed.
    private var printed: [String: Int] = [:]

    /// Prints to `output`; with `tests`, only these.
    init(_ output: Output, _ tests: ProblemTests?, of app: String, isJSON: Bool) {
        self.output = output
        self.tests = tests
        self.app = app
        self.isJSON = isJSON
        next = clock.now.advanced(by: Self.interval)
    }

    func report(_ news: SearchNews) {
        if let problem = news.problem, !isJSON, tests == nil { print(problem) }
        guard let progress = news.progress, clock.now >= next else { return }
        next = clock.now.advanced(by: Self.interval)
        output.fail(progress)
    }

    /// Prints the figures, and each problem that is new or has a shorter script now.
    func finish(_ result: SearchResult) {
        if isJSON { return output.write(RouteParameters(result).value.json + "\n") }
        if let tests {
            if result.problems.isEmpty { return output.fail("No problems were found.") }
            return output.write(tests.source(of: result.problems, in: app))
        }
        for problem in result.problems { print(problem) }
        output.write(result.summary.escapedLines + "\n")
        let count = result.problems.count
        output.write(
            count == 0
                ? "No problems were found.\n"
                : count == 1 ? "1 problem was found.\n" : "\(count) problems were found.\n")
    }

    private func print(_ problem: ExplorationProblem) {
        let key = "\(problem.kind): \(problem.text)"
        if let length = printed[key], length <= problem.script.count { return }
        printed[key] = problem.script.count
        output.write("\(problem)".escapedLines + "\n\n")
    }
}
