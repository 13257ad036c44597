import TextMenu
import Wayline

/// Takes the steps in plain lines.
final class LineWalk: Walk {
    private var steps: [Step] = []
    private var lines: [String] = []
    private var taken = 0
    private var found: [NavigationState] = []
    private var failure: (any Error)?
    private var printed = ""

    override var shown: String { printed }

    override func take(_ steps: [Step]) async throws -> [NavigationState] {
        self.steps = steps
        let front = PlainFrontEnd(
            input: { [unowned self] _ in await answer() },
            output: { [unowned self] in printed += $0 })
        await front.run(navigator)
        if let failure { throw failure }
        return found
    }

    /// The next line of the current step, or the first line of the next step.
    private func answer() async -> String? {
        if !lines.isEmpty { return lines.removeFirst() }
        if found.count < taken {
            found.append(navigator.state)
            onStep()
        }
        guard taken < steps.count else { return nil }
        defer { taken += 1 }
        do {
            lines = try lines(of: await filledIn(steps[taken]))
            return lines.removeFirst()
        } catch {
            failure = error
            return nil
        }
    }

    private func lines(of step: Step) throws -> [String] {
        switch step {
        case .type(let text, let label): ["\(try place(of: label) + 1)", text]
        case .typeCode: []
        case .choose(let label): ["\(try place(of: label) + 1)"]
        case .answer(let title):
            // Then it waits for the work that goes on after the answer.
            ["\((navigator.scene.alert?.actions.firstIndex { $0.title == title } ?? 0) + 1)", "w"]
        case .nextTab: ["t \(nextTab)"]
        case .back: ["b"]
        }
    }
}
