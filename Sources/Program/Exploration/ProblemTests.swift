import WaylineCommandLine
import WaylineExploration
import WaylineRouting

/// A file with a test for each problem of an app. It fails as long as the problem is there.
struct ProblemTests {
    /// The name of the test case.
    let name: String

    /// A module and a value in it, such as `Shop.shop`.
    let tested: String

    /// True if the value is an exploration, and not an app.
    let isExploration: Bool

    func source(of problems: [ExplorationProblem], in app: String) -> String {
        let tests = problems.enumerated().map { test(of: $1, number: $0 + 1) }
        return """
            import \(tested.prefix { $0 != "." })
            import Wayline
            import WaylineExploration
            import XCTest

            /// The problems of \(app.escaped(for: .line)). Each test passes when its problem is \
            fixed.
            @MainActor
            final class \(name): XCTestCase {
            \(tests.joined(separator: "\n"))}

            """
    }

    private func test(of problem: ExplorationProblem, number: Int) -> String {
        let isShown = problem.kind.isShownBySteps
        let lines =
            isShown
            ? [
                "let problems = try await \(exploration)\(after(problem.script))",
                "XCTAssertEqual(problems.filter { $0.kind == .\(problem.kind) }, [])",
            ]
            : [
                "let text = \(problem.text.quoted)",
                "let problems = try await \(exploration).run().problems",
                "XCTAssertEqual(problems.filter { $0.text == text }, [])",
            ]
        return """
                /// \(problem.kind.rawValue): \(problem.text.escaped(for: .line))
                func testProblem\(number)() async throws {
            \(lines.map { "        \($0)\n" }.joined())    }

            """
    }

    private var exploration: String {
        let value = tested.drop { $0 != "." }
        return isExploration ? "Exploration\(value)" : "Exploration(of: \(value))"
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
