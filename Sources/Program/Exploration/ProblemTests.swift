import WaylineCommandLine
import WaylineExploration
import WaylineRouting

/// A file with a test for each problem of an app. It fails as long as the problem is there.
struct ProblemTests {
    /// The name of the tests, and the app or the exploration that they test.
    let test: PrintedTest

    /// True if an exploration is tested, and not an app.
    let isExploration: Bool

    func source(of problems: [ExplorationProblem], in app: String) -> String {
        let tests = problems.enumerated().map { test(of: $1, number: $0 + 1) }
        return """
            \(test.imports("WaylineExploration"))
            /// The problems of \(app.escaped(for: .line)). Each test passes when its problem is \
            fixed.
            @MainActor
            \(test.framework.suite(test.name))
            \(tests.joined(separator: "\n"))}

            """
    }

    private func test(of problem: ExplorationProblem, number: Int) -> String {
        let isShown = problem.kind.isShownBySteps
        let lines: [TestLine] =
            isShown
            ? [
                "let problems = try await \(exploration)\(after(problem.script))",
                .equal("problems.filter { $0.kind == .\(problem.kind) }", "[]"),
            ]
            : [
                "let text = \(problem.text.quoted)",
                "let problems = try await \(exploration).run().problems",
                .equal("problems.filter { $0.text == text }", "[]"),
            ]
        let code = lines.map { "        \(test.framework.code($0))\n" }.joined()
        return """
                /// \(problem.kind.rawValue): \(problem.text.escaped(for: .line))
                \(test.framework.test("Problem\(number)")) async throws {
            \(code)    }

            """
    }

    private var exploration: String {
        isExploration ? "Exploration\(test.value)" : "Exploration(of: \(test.value))"
    }

    private func after(_ script: [String]) -> String {
        let lines = script.map { line in
            // In a literal of several lines, quotation marks stand for themselves.
            "                \(line.escaped(for: .literal))\n"
                .replacing("\\\"", with: "\"")
        }
        return ".problems(\n            after: \"\"\"\n\(lines.joined())                \"\"\")"
    }
}
