import WaylineApplication
import WaylineRouting

extension Exploration {
    /// The problems that the steps of a script show on new services, each with the beginning of the
    /// script that shows it. A test of one problem needs no whole exploration:
    ///
    /// ```swift
    /// let problems = try await Exploration.bakery.problems(after: "choose \"Cellar\"")
    /// XCTAssertEqual(problems, [])
    /// ```
    ///
    /// Throws if a line cannot be read, a step cannot be taken, or an expectation fails. Only
    /// ``run()`` finds the kinds of problems that compare several ways, such as dead ends and
    /// hidden states. `explore --as-test` writes such tests.
    public func problems(after script: String) async throws -> [ExplorationProblem] {
        try await plan.problems(after: script)
    }
}

extension SearchPlan {
    /// The problems that the steps of a script show, each with the beginning of the script that
    /// shows it. `onLastStep` is called before the labels are compared in all languages.
    func problems(
        after script: String, onLastStep: @MainActor () -> Void = {}
    ) async throws -> [ExplorationProblem] {
        // The whole script is read first, so that an error has the right line number.
        _ = try Script(script)
        let steps = Script.lines(of: script).map { String($0) }.steps
        var (taken, count) = ([ScriptedStep](), 0)
        for lines in steps {
            let script = try Script(lines.joined(separator: "\n"))
            taken.append(script.step(lines, after: count))
            count += lines.count
        }
        let found = try await watched {
            try await $0.problems(along: taken, onLastStep: onLastStep)
        }
        return found.map { problem, count in
            ExplorationProblem(
                problem.kind, problem.text,
                script: steps.prefix(count).joined().filter { !$0.isEmpty })
        }
    }
}

extension Script {
    /// All lines as one step, after `count` other lines. A refusal of a guard is a result, too.
    fileprivate func step(_ texts: [String], after count: Int) -> SearchPlan.ScriptedStep {
        let sole = lines.count == 1 ? lines.first?.step : nil
        return SearchPlan.ScriptedStep(step: sole, lines: texts, taken: taken) { driver, faults in
            let stage = StepStage(driver, faults: faults)
            for line in lines {
                do { try await line.step.take(on: stage) } catch is RoutingError {
                } catch let error as FlowDriverError where error.isOfTest {
                    throw ScriptFailure(
                        number: count + line.number, text: line.step.shown, expected: nil,
                        found: error.mistake, screen: driver.text)
                } catch let error as StepStage.Mismatch {
                    throw ScriptFailure(
                        number: count + line.number, text: line.step.shown,
                        expected: error.expected, found: error.found, screen: driver.text)
                }
            }
        }
    }
}

extension Script {
    /// The only step, and the fault that lasts meanwhile; nil for several steps.
    fileprivate var taken: TakenStep? {
        let fault = lines.first { $0.step.verb == .begin }?.step.words.first?.content
        let steps = lines.map(\.step).filter { $0.verb != .begin && $0.verb != .end }
        return steps.count == 1 ? TakenStep(ExplorationStep(steps[0], during: fault)) : nil
    }
}

extension FlowDriverError {
    /// True if the app does not have what the step uses.
    fileprivate var isOfTest: Bool {
        if case .impossible = self { return false }
        if case .unsettled = self { return false }
        return true
    }
}

extension [String] {
    /// The lines of each step of a script. Those of a fault belong together.
    var steps: [[String]] {
        var steps: [[String]] = []
        var isInFault = false
        for line in self {
            if isInFault { steps[steps.count - 1].append(line) } else { steps.append([line]) }
            if line.hasPrefix("begin ") { isInFault = true }
            if line.hasPrefix("end ") { isInFault = false }
        }
        return steps
    }
}
