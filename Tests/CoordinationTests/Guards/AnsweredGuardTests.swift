import Coordination
import WaylineRouting
import XCTest

/// A leave guard decides by the answer of the user to its question.
@MainActor
final class AnsweredGuardTests: XCTestCase {
    private let desk = Desk()

    /// The app at a letter that is not empty.
    private func atLetter(_ route: RouteName = "letter") throws -> Navigator {
        let links = try LinkTable(
            scheme: "desk", [LinkRule("shelf", to: Transition.sequence([.unwind, .root("shelf")]))])
        let navigator = try Navigator(desk, links: links)
        navigator.go(.push(route, .none))
        return navigator
    }

    func testEachAnswerHasItsVerdict() async throws {
        let ways: [(String, [RouteName], [String])] = [
            ("Save draft", ["shelf"], ["letter"]), ("Discard", ["shelf"], []),
            ("Keep editing", ["desk", "letter"], []),
        ]
        for (answer, path, saved) in ways {
            desk.saved = []
            let navigator = try atLetter()
            let link = navigator.open("desk://shelf")
            XCTAssertNil(link.outcome)
            navigator.send(.answer(answer))
            XCTAssertEqual(navigator.state.path, path)
            XCTAssertEqual(desk.saved, saved)
            XCTAssertNil(navigator.scene.alert)
            let isThere = link.outcome == .committed(revision: navigator.state.revision)
            XCTAssertEqual(isThere, path == ["shelf"], answer)
        }
    }

    func testKeepHasNoMessage() async throws {
        let navigator = try atLetter()
        let back = navigator.send(.back)
        navigator.send(.answer("Keep editing"))
        XCTAssertEqual(back.outcome, .stayed(because: ""))
        XCTAssertEqual(desk.answers, ["Keep editing"])
    }

    func testAQuestionThatIsPutAwayHasNoAnswer() async throws {
        for intent: UserIntent in [.back, .dismiss] {
            let navigator = try atLetter()
            let link = navigator.open("desk://shelf")
            navigator.send(intent)
            XCTAssertEqual(link.outcome, .stayed(because: ""))
            XCTAssertEqual(navigator.state.path, ["desk", "letter"])
        }
        XCTAssertEqual(desk.answers, [])
    }

    func testAnAnswerCanRefuseForAReason() async throws {
        desk.verdict = { _ in .refuse(because: "The disk is full.") }
        let navigator = try atLetter()
        let back = navigator.send(.back)
        navigator.send(.answer("Save draft"))
        XCTAssertEqual(back.outcome, .refused(.guarded("letter", because: "The disk is full.")))
    }

    func testAnAnswerCanLeadToAnotherQuestion() async throws {
        let sure = Alert.confirm("Discard it for ever?", yes: "Yes")
        desk.verdict = { $0.title == "Discard" ? .ask(sure) : .allow }
        let navigator = try atLetter()
        navigator.send(.back)
        navigator.send(.answer("Discard"))
        XCTAssertEqual(navigator.scene.alert, sure)
        XCTAssertEqual(navigator.state.path, ["desk", "letter"])
        navigator.send(.answer("Yes"))
        XCTAssertEqual(navigator.state.path, ["desk"])
        XCTAssertEqual(desk.answers, ["Discard", "Yes"])
    }

    func testAnAnswerCanLeadElsewhere() async throws {
        desk.verdict = { _ in .redirect(.push("shelf")) }
        let navigator = try atLetter()
        navigator.send(.back)
        navigator.send(.answer("Save draft"))
        XCTAssertEqual(navigator.state.path, ["desk", "letter", "shelf"])
    }

    func testWithoutAnsweredTwoAnswersCanMeanYes() async throws {
        for answer in ["Save draft", "Discard"] {
            let navigator = try atLetter("card")
            navigator.send(.back)
            navigator.send(.answer(answer))
            XCTAssertEqual(navigator.state.path, ["desk"])
        }
        let navigator = try atLetter("card")
        navigator.send(.back)
        navigator.send(.answer("Keep editing"))
        XCTAssertEqual(navigator.state.path, ["desk", "card"])
    }

    func testStayForbidsWithoutAReason() async throws {
        let navigator = try atLetter("note")
        XCTAssertEqual(
            navigator.send(.back).outcome, .refused(.guarded("note", because: "")))
    }

    func testAnAsyncAnswerIsAwaited() async throws {
        let navigator = try atLetter("mail")
        let link = navigator.open("desk://shelf")
        await desk.gate.answer(.ask(.saveDraft))
        navigator.send(.answer("Save draft"))
        XCTAssertNil(navigator.scene.alert)
        XCTAssertNil(link.outcome)
        await desk.gate.answer(.allow)
        XCTAssertEqual(navigator.state.path, ["shelf"])
        XCTAssertEqual(link.outcome, .committed(revision: navigator.state.revision))
    }

    func testAChangeSupersedesAnAsyncAnswer() async throws {
        let navigator = try atLetter("mail")
        let link = navigator.open("desk://shelf")
        await desk.gate.answer(.ask(.saveDraft))
        navigator.send(.answer("Save draft"))
        navigator.go(.push("shelf"))
        XCTAssertEqual(link.outcome, .superseded)
        await desk.gate.answer(.allow)
        XCTAssertEqual(navigator.state.path, ["desk", "mail", "shelf"])
    }

    func testAfterARestartTheGuardAsksAgain() async throws {
        let first = try atLetter()
        first.open("desk://shelf")
        let other = Desk()
        let next = try Navigator(other)
        try next.restore(first.save())
        XCTAssertEqual(next.scene.alert, .saveDraft)
        next.send(.answer("Save draft"))
        XCTAssertEqual(next.state.path, ["shelf"])
        XCTAssertEqual(other.saved, ["letter"])
    }
}

@MainActor
private final class Desk: Coordinator {
    static let flow = Flow<Desk>("desk") {
        FlowScreen("desk") { (_: Desk) in NamedScreen("desk") }
        FlowScreen("shelf") { (_: Desk) in NamedScreen("shelf") }
        FlowScreen("letter") { (_: Desk) in NamedScreen("letter") }
            .onLeave { _, _ in
                .ask(.saveDraft)
            } answered: { desk, _, answer in
                desk.answers.append(answer.title)
                return desk.verdict?(answer) ?? desk.save("letter", after: answer)
            }
        FlowScreen("card") { (_: Desk) in NamedScreen("card") }
            .onLeave { _, _ in .ask(.saveDraft) }
        FlowScreen("note") { (_: Desk) in NamedScreen("note") }
            .onLeave { _, _, _ in .stay }
        FlowScreen("mail") { (_: Desk) in NamedScreen("mail") }
            .onLeave { desk, _ in
                await desk.wait()
            } answered: { desk, _, _ in
                await desk.wait()
            }
    }

    let gate = SlowGuard()
    var verdict: (@MainActor (Alert.Action) -> Verdict)?
    var saved: [String] = []
    var answers: [String] = []

    func save(_ letter: String, after answer: Alert.Action) -> Verdict {
        if answer.title == "Save draft" { saved.append(letter) }
        return answer.title == "Keep editing" ? .stay : .allow
    }

    private func wait() async -> Verdict { await gate.ask() }
}

extension Alert {
    fileprivate static let saveDraft = Alert(
        "Save the draft?",
        actions: [.init("Keep editing"), .yes("Save draft"), .yes("Discard")])
}
