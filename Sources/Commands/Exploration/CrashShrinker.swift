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

    /// The problem with a script as short as could be found in some seconds, and with the reason that the
    /// process has written.
    func shortened(_ problem: ExplorationProblem) async throws -> ExplorationProblem {
        guard problem.kind == .trap, Platform.endRequest == nil else { return problem }
        let steps = problem.script.steps
        switch end(of: steps) {
        case .failure: break
        case .success:
            let text = "\(problem.text), but not when the script was repeated"
            return ExplorationProblem(.trap, text, script: problem.script)
        case nil:
            return ExplorationProblem(.trap, "the last step does not end", script: problem.script)
        }
        let reason = reason.map { "\(problem.text): \($0)" }
        let deadline = clock.now.advanced(by: Self.patience)
        let fewer = try await steps.shortened {
            clock.now < deadline && end(of: $0) == .failure && Platform.endRequest == nil
        }
        return ExplorationProblem(
            .trap, reason ?? problem.text, script: fewer.flatMap(\.self))
    }

    /// The end of a process that takes these steps; nil if it has not ended by itself.
    private func end(of steps: [[String]]) -> Platform.CopyEnd? {
        let text = steps.joined().map { $0 + "\n" }.joined()
        do {
            let file = try Platform.replacePrivateFile(files.script)
            defer { Platform.closeDescriptor(file) }
            guard Platform.writeAll(text, to: file) else { return .success }
            let process = try Platform.startCopy(
                [
                    SearchCopy.variable: "\(SearchCopy.replaying) 1 \(files.path)",
                    "SWIFT_BACKTRACE": "enable=no",
                ], errors: files.errors)
            return Platform.end(of: process, milliseconds: 2_000)
        } catch {
            return .success
        }
    }

    /// The line in which the last process has said why it ends.
    private var reason: String? {
        let bytes: [UInt8]
        do { bytes = try Platform.readFile(files.errors, limit: 1 << 20) } catch { return nil }
        let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
        let line = lines.first { $0.contains("Fatal error: ") } ?? lines.last
        return line.map { String($0.prefix(200)) }
    }
}
