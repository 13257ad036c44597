/// Something that exactly one other answers: "may I close?", "which of these?".
///
/// What happens is told by a publisher, to any number. What must be answered is asked: of a delegate,
/// or by a question where the answer takes time.
@MainActor
public final class Question<Subject, Answer> {
    private var answerer: (@MainActor (Subject) async -> Answer)?

    /// A question that nobody answers yet.
    public init() {}

    /// Has `answer` be the one that answers. A second one is refused.
    public func answer(
        with answer: @escaping @MainActor (Subject) async -> Answer
    ) throws(QuestionError) {
        guard answerer == nil else { throw .alreadyAnswered }
        answerer = answer
    }

    /// Has nobody answer any more, so that another may.
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

/// Why a question could not be put, or answered.
public enum QuestionError: Error, Hashable, Sendable {
    /// Nobody has said that it answers.
    case unanswered

    /// Somebody else answers already.
    case alreadyAnswered
}

extension QuestionError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unanswered:
            "Nobody answers this question: have the coordinator that makes the screen answer it."
        case .alreadyAnswered:
            "This question has an answerer already: a question is answered by exactly one. "
                + "Withdraw that one first, or publish an action, which any number can hear."
        }
    }
}
