import WaylineExploration
import WaylineSystem

/// Removes the steps from a script that are not needed to end the process. Each shorter script is replayed
/// in a copy of this process.
@MainActor
struct CrashShrinker {
    private static let patience = Duration.seconds(4)

    private let files: CopyFiles
    private let clock = ContinuousClock()

    init(in folder: String) {
        files = CopyFiles(path: "\(folder)/replay")
    }

    /// The problem with a script as short as could be found in some seconds.
    func shortened(_ problem: ExplorationProblem) async throws -> ExplorationProblem {
        guard problem.kind == .trap else { return problem }
        let deadline = clock.now.advanced(by: Self.patience)
        let steps = try await Self.steps(of: problem.script).shortened {
            clock.now < deadline && endsProcess($0)
        }
        return ExplorationProblem(problem.kind, problem.text, script: steps.flatMap(\.self))
    }

    /// The lines of each step. Those of a fault belong together.
    private static func steps(of script: [String]) -> [[String]] {
        var steps: [[String]] = []
        var isInFault = false
        for line in script {
            if isInFault { steps[steps.count - 1].append(line) } else { steps.append([line]) }
            if line.hasPrefix("begin ") { isInFault = true }
            if line.hasPrefix("end ") { isInFault = false }
        }
        return steps
    }

    private func endsProcess(_ steps: [[String]]) -> Bool {
        let text = steps.joined().map { $0 + "\n" }.joined()
        do {
            let file = try Platform.replacePrivateFile(files.script)
            defer { Platform.closeDescriptor(file) }
            guard Platform.writeAll(text, to: file) else { return false }
            let process = try Platform.startCopy([
                SearchCopy.variable: "\(SearchCopy.replaying) 1 \(files.path)",
                "SWIFT_BACKTRACE": "enable=no",
            ])
            return Platform.endsByItself(process, milliseconds: 2_000)
        } catch {
            return false
        }
    }
}
