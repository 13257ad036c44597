import ScreenSupport
import Wayline
import WaylineExploration
import XCTest

/// Answers that are awaited at the same time are let come in both orders.
@MainActor
final class AnswerOrderTests: XCTestCase {
    func testAnOlderAnswerThatReplacesANewerOneIsAProblem() async throws {
        let found = try await exploration(ignoresOldAnswers: false).run()
        XCTAssertEqual(found.problems.map(\.kind), [.orderOfAnswers])
        XCTAssertEqual(
            found.problems.map(\.text),
            ["the order in which answers come on 'search' decides what is shown"])
        XCTAssertEqual(
            found.problems.map(\.script),
            [["type \"Search\" \"lotus\"", "type \"Search\" \"rose\"", "reverse", "wait 1000ms"]])
    }

    func testAnOlderAnswerThatIsIgnoredIsNoProblem() async throws {
        let found = try await exploration(ignoresOldAnswers: true).run()
        XCTAssertEqual(found.problems, [])
    }

    func testAScriptLetsTheLastAnswerComeFirst() async throws {
        let problems = try await exploration(ignoresOldAnswers: false).problems(
            after: """
                type "Search" "rose"
                type "Search" "lotus"
                reverse
                wait 1s
                expect text "Found: rose"
                """)
        XCTAssertEqual(problems, [])
    }

    private func exploration(ignoresOldAnswers: Bool) -> Exploration<Void> {
        Exploration(
            of: App("Flowers") { SearchCoordinator($0.clock, ignoresOldAnswers) },
            inputs: ExplorationInputs().values(["rose", "lotus"], for: "Search"))
    }
}

private final class SearchCoordinator: Coordinator {
    static let flow = Flow<SearchCoordinator>("search") {
        FlowScreen("search") { SearchScreen($0.clock, $0.ignoresOldAnswers) }
    }

    let clock: AnyScheduler
    let ignoresOldAnswers: Bool

    init(_ clock: AnyScheduler, _ ignoresOldAnswers: Bool) {
        (self.clock, self.ignoresOldAnswers) = (clock, ignoresOldAnswers)
    }
}

private final class SearchScreen: ViewScreen {
    let view = SearchView()
    private let clock: AnyScheduler
    private let ignoresOldAnswers: Bool

    init(_ clock: AnyScheduler, _ ignoresOldAnswers: Bool) {
        (self.clock, self.ignoresOldAnswers) = (clock, ignoresOldAnswers)
    }

    func start() {
        bind(view.search.textPublisher) { screen, text in
            if !text.isEmpty { screen.begin { await $0.search(for: text) } }
        }
    }

    /// Asks a service that takes a second.
    private func search(for text: String) async {
        do { try await clock.sleep(for: .seconds(1)) } catch { return }
        if !ignoresOldAnswers || view.search.text == text { view.found.text = "Found: \(text)" }
    }
}

private final class SearchView: View {
    let title = "Search"
    let search = TextField("Search")
    let found = Label("")

    var controls: [Control] { [search, found] }
}
