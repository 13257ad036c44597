import Coordination
import XCTest

/// A question has exactly one answerer.
@MainActor
final class QuestionTests: XCTestCase {
    private let question = Question<String, Bool>()

    func testTheAnswerIsAwaited() async throws {
        let gate = Wicket()
        try question.answer { subject in
            await gate.pass()
            return subject == "close?"
        }
        let asking = Task { try await question.ask("close?") }
        await free()
        gate.open()
        let answer = try await asking.value
        XCTAssertTrue(answer)
    }

    func testNobodyCanAnswerBesidesTheFirst() async throws {
        try question.answer { _ in true }
        XCTAssertThrowsError(try question.answer { _ in false }) {
            XCTAssertEqual($0 as? QuestionError, .alreadyAnswered)
            XCTAssertEqual(
                "\($0)",
                "This question has an answer already, and can have only one: call "
                    + "'withdrawAnswer()' first. "
                    + "If several objects must react, publish an action instead.")
        }
        let answer = try await question.ask("close?")
        XCTAssertTrue(answer)
    }

    func testAnotherCanAnswerWhenTheFirstHasWithdrawn() async throws {
        try question.answer { _ in true }
        question.withdrawAnswer()
        try question.answer { _ in false }
        let answer = try await question.ask("close?")
        XCTAssertFalse(answer)
    }

    func testAQuestionThatNobodyAnswersIsAnError() async {
        do {
            _ = try await Question<Void, Bool>().ask()
            XCTFail("answered")
        } catch {
            XCTAssertEqual(error, .unanswered)
            XCTAssertEqual(
                "\(error)",
                "This question has no answer: call 'answer(with:)' in the coordinator that makes "
                    + "the screen."
            )
        }
    }

    func testAQuestionMayHaveNoSubject() async throws {
        let question = Question<Void, Int>()
        try question.answer { 7 }
        let answer = try await question.ask()
        XCTAssertEqual(answer, 7)
    }
}
