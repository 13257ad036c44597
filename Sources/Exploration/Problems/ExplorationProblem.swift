/// A problem of an app, with the shortest script that shows it.
///
/// ```swift
/// let found = try await Exploration(of: .kiosk).run()
/// for problem in found.problems { print(problem) }
/// ```
public struct ExplorationProblem: Hashable, Codable, Sendable {
    /// The kinds of problems.
    public enum Kind: String, Hashable, Codable, Sendable, CaseIterable {
        /// A route that its router, or its flow, does not know.
        case unknownRoute = "unknown route"

        /// A decision that cannot be carried out.
        case impossibleDecision = "impossible decision"

        /// A step that has ended the process of an earlier run, or did not end there.
        case trap

        /// An object that has left and is still alive.
        case leak

        /// Guards that lead from one to another and back.
        case guardCircle = "guard circle"

        /// A screen that the user cannot leave. If steps are open, each is of a kind that was tried
        /// at least 24 times and never led out: then the text ends with "as far as was tried".
        case deadEnd = "dead end"

        /// A state from which no step leads to a declared home, or to the first screen of a tab of
        /// its flow. Open steps count as for ``deadEnd``.
        case noWayHome = "no way home"

        /// A property that must always hold, and does not.
        case property

        /// A property that must hold sometimes, and never did, although all was tried.
        case neverHeld = "never held"

        /// A step that leads to two places from states that look equal, or two different starts.
        case hiddenState = "hidden state"

        /// Answers at one moment that lead to another page if they come in the reverse order.
        case orderOfAnswers = "order of answers"

        /// Work that waits neither for the clock nor for the user, and takes longer than
        /// ``ExplorationLimits/patience``.
        case unsettled

        /// A button that does nothing: no action is bound to it, or it does not run the request
        /// that its placeholder shows as failed.
        case noEffect = "no effect"

        /// A button that does something elsewhere, but nothing while a fault lasts, after one, or
        /// with the values of a form, and no text says why. With a form, something that the user
        /// cannot see counts as nothing. Without one, a button that always changes something that
        /// the user cannot see, and whose router always stays.
        case noResponse = "no response"

        /// A way back that asks a question before anything is entered, but none when a form is
        /// filled in, which is then lost. Or a control whose entries have no effect after the user
        /// leaves its screen, although the same step saves another entry, another switch of the
        /// screen is saved at once, or the result of the screen differs.
        case lostInput = "lost input"

        /// A row that opens the screen of another row, or an action that removes another row.
        case otherRow = "other row"

        /// A list without a row that it has when its screen is opened again: it is not loaded when
        /// the user comes back. This needs ``ExplorationInputs/world(_:)``.
        case staleRows = "stale rows"

        /// An undo after which a list has other rows than before.
        case incompleteUndo = "incomplete undo"

        /// Screens that were never shown. This is reported if forms, values or links are declared,
        /// and there is no other problem. Each kind of step was tried at least four times, or, if
        /// the limit of steps was reached, once without a new screen in the second half.
        case neverShown = "never shown"

        /// A key that a button or an action cannot have on its screen.
        case unusableKey = "unusable key"

        /// A screen without a title, or a control without a label.
        case emptyTitle = "empty title"

        /// A text that is the same in another language.
        case untranslated
    }

    /// The kind of the problem.
    public let kind: Kind

    /// The problem in a sentence.
    public let text: String

    /// The steps from the start of the app that show it.
    public let script: [String]

    /// The steps that lead elsewhere, for a hidden state. All steps of the process that was ended,
    /// for a ``Kind/trap`` that was not repeated, unless `script` has them. Otherwise empty.
    public let otherScript: [String]

    init(
        _ kind: Kind, _ text: String, script: [String] = [], otherScript: [String] = []
    ) {
        self.kind = kind
        self.text = text
        self.script = script
        self.otherScript = otherScript
    }
}

extension ExplorationProblem: CustomStringConvertible {
    /// The kind, the sentence, and the scripts below them.
    public var description: String {
        let joint = kind == .trap ? "or, with all steps before it, after" : "and elsewhere after"
        let other = otherScript.isEmpty ? [] : [joint] + indented(otherScript)
        return (["\(kind.rawValue): \(text)"] + indented(script) + other).joined(separator: "\n")
    }

    private func indented(_ lines: [String]) -> [String] { lines.map { "    \($0)" } }
}
