/// A question that exactly one other object answers: "may I close?", "which of these?".
///
/// Use a publisher for an event, which any number of observers receive. Use a delegate for a
/// question that is answered at once, and this type if the answer takes time.
@MainActor
public final class Question<Subject, Answer> {
    private var answerer: (@MainActor (Subject) async -> Answer)?

    /// A question that has no answer yet.
    public init() {}

    /// Sets the closure that answers. Throws if there is one already.
    public func answer(
        with answer: @escaping @MainActor (Subject) async -> Answer
    ) throws(QuestionError) {
        guard answerer == nil else { throw .alreadyAnswered }
        answerer = answer
    }

    /// Removes the closure that answers, so that another can be set.
    public func withdrawAnswer() {
        answerer = nil
    }

    /// Asks, and waits for the answer.
    public func ask(_ subject: Subject) async throws(QuestionError) -> Answer {
        guard let answerer else { throw .unanswered }
        return await answerer(subject)
    }
}

extension Question where Subject == Void {
    /// Asks, and waits for the answer.
    public func ask() async throws(QuestionError) -> Answer {
        try await ask(())
    }
}

/// The reason why a question could not be asked or answered.
public enum QuestionError: Error, Hashable, Sendable {
    /// No closure answers it.
    case unanswered

    /// Another closure answers it already.
    case alreadyAnswered
}

extension QuestionError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unanswered:
            "This question has no answer: call 'answer(with:)' in the coordinator that makes the "
                + "screen."
        case .alreadyAnswered:
            "This question has an answer already, and can have only one: call 'withdrawAnswer()' "
                + "first. "
                + "If several objects must react, publish an action instead."
        }
    }
}
