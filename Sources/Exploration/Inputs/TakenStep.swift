import WaylineApplication

/// A step that an exploration has taken, for a property of steps.
public struct TakenStep: Hashable, Sendable {
    /// The lines of a script that take it: `choose "Log in"`.
    public let script: [String]

    /// The name of the button, row, tab or answer that it chooses; nil for another step.
    public let choice: String?

    /// The name of the list, if it chooses a row.
    public let list: String?

    /// The name of the fault that lasts meanwhile; nil for none.
    public let fault: String?

    /// True if it was undone at once.
    public private(set) var isUndone: Bool

    init(_ step: ExplorationStep) {
        let first = step.isForm ? nil : step.steps.first
        let words = (first?.words ?? []).map(\.content)
        (script, fault) = (step.lines, step.fault)
        isUndone = step.isUndone
        switch first?.verb {
        case .choose?: (choice, list) = (words.first, nil)
        case .select?: (choice, list) = (words.last, words.first)
        case _: (choice, list) = (nil, nil)
        }
    }

    /// The same step, undone.
    var undone: TakenStep {
        var step = self
        step.isUndone = true
        return step
    }
}
