import ScreenSupport
import Wayline
import WaylineExploration
import XCTest

/// Answers that are awaited at the same time are let come in both orders.
@MainActor
final class AnswerOrderTests: XCTestCase {
    func testAnOlderAnswerThatReplacesANewerOneIsAProblem() async throws {
        let found = try await exploration(.usual).run()
        XCTAssertEqual(found.problems.map(\.kind), [.orderOfAnswers])
        XCTAssertEqual(
            found.problems.map(\.text),
            ["the order in which answers come on 'search' decides what is shown"])
        XCTAssertEqual(
            found.problems.map(\.script),
            [["type \"Search\" \"lotus\"", "type \"Search\" \"rose\"", "reverse", "wait 1000ms"]])
    }

    func testAnOlderAnswerThatIsIgnoredIsNoProblem() async throws {
        let found = try await exploration(.ignoresOldAnswers).run()
        XCTAssertEqual(found.problems, [])
    }

    func testATimerDoesNotHideIt() async throws {
        let found = try await exploration(.hasTimer).run()
        XCTAssertEqual(found.problems.map(\.kind), [.orderOfAnswers])
    }

    func testAnswersAtDifferentMomentsKeepTheirOrder() async throws {
        let found = try await exploration(.takesLongerForSome).run()
        XCTAssertFalse(found.problems.contains { $0.kind == .orderOfAnswers })
    }

    func testAnOrderThatNobodySeesIsNoProblem() async throws {
        let found = try await exploration(.ignoresOldAnswers, notesAnswers: true).run()
        XCTAssertEqual(found.problems.map(\.text), [])
    }

    func testAScriptLetsTheLastAnswerComeFirst() async throws {
        let problems = try await exploration(.usual).problems(
            after: """
                type "Search" "rose"
                type "Search" "lotus"
                reverse
                wait 1s
                expect text "Found: rose"
                """)
        XCTAssertEqual(problems, [])
    }

    private func exploration(
        _ manner: Manner, notesAnswers: Bool = false
    ) -> Exploration<Answers> {
        let inputs = ExplorationInputs<Answers>().values(["rose", "lotus"], for: "Search")
            .world { notesAnswers ? $0.all : [] }
        var limits = ExplorationLimits()
        limits.steps = 300
        return Exploration(in: Answers.init, inputs: inputs, limits: limits) { answers in
            App("Flowers") { SearchCoordinator($0.clock, answers, manner) }
        }
    }
}

private enum Manner {
    case usual
    case ignoresOldAnswers
    case hasTimer
    case takesLongerForSome
}

/// The answers that a service has given.
@MainActor
private final class Answers {
    var all: [String] = []
}

private final class SearchCoordinator: Coordinator {
    static let flow = Flow<SearchCoordinator>("search") {
        FlowScreen("search") { SearchScreen($0.clock, $0.answers, $0.manner) }
    }

    let clock: AnyScheduler
    let answers: Answers
    let manner: Manner

    init(_ clock: AnyScheduler, _ answers: Answers, _ manner: Manner) {
        (self.clock, self.answers, self.manner) = (clock, answers, manner)
    }
}

private final class SearchScreen: ViewScreen {
    let view = SearchView()
    private let clock: AnyScheduler
    private let answers: Answers
    private let manner: Manner

    init(_ clock: AnyScheduler, _ answers: Answers, _ manner: Manner) {
        (self.clock, self.answers, self.manner) = (clock, answers, manner)
    }

    func start() {
        if manner == .hasTimer { every(.seconds(1)) { _ in } }
        bind(view.search.textPublisher) { screen, text in
            if !text.isEmpty { screen.begin { await $0.search(for: text) } }
        }
    }

    private func search(for text: String) async {
        let isSlow = manner == .takesLongerForSome && text == "lotus"
        do { try await clock.sleep(for: .seconds(isSlow ? 2 : 1)) } catch { return }
        answers.all.append(text)
        if manner == .ignoresOldAnswers, view.search.text != text { return }
        view.found.text = "Found: \(text)"
    }
}

private final class SearchView: View {
    let title = "Search"
    let search = TextField("Search")
    let found = Label("")

    var controls: [Control] { [search, found] }
}
