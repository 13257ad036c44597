import ScreenSupport
import Wayline
import XCTest

@testable import WaylineExploration

/// A search selects one row and all rows of a list, and acts on them.
@MainActor
final class SelectionMoveTests: XCTestCase {
    func testAMistakeWithAllRowsIsFound() async throws {
        let found = try await exploration(limit: 3).run()
        let broken = found.problems.filter { $0.kind == .property }
        XCTAssertEqual(
            broken.map(\.script),
            [[#"select "Letters" all"#, #"act "Letters" selected "Archive""#]])
    }

    func testASearchEndsAlsoWithManyRows() async throws {
        let found = try await exploration(limit: 100, letters: 60, removes: false).run()
        XCTAssertEqual(found.problems.filter { $0.kind == .property }, [])
        XCTAssertTrue(found.isComplete)
    }

    func testAScriptSelectsAndActsAndIsATest() async throws {
        let screen = LettersScreen(Mail(3))
        let driver = try FlowDriver(of: screen, at: "letters")
        let script = try Script(
            """
            select "Letters" row "letter 2"
            select "Letters" all
            select "Letters" row "letter 3"
            act "Letters" selected "Archive"
            """)
        try await StepStage(driver).play(script)
        XCTAssertEqual(screen.view.letters.items, [3])
        XCTAssertEqual(
            script.lines.last?.step.swift,
            #"try await app.perform("Archive", onSelectedIn: "Letters")"#)
    }

    private func exploration(limit: Int, letters: Int = 3, removes: Bool = true) -> Exploration<
        Mail
    > {
        Exploration(
            in: { Mail(letters, removes: removes) },
            inputs: ExplorationInputs().world { $0.archived }
                .always("few are archived at once") { $0.world.most < limit }
        ) { mail in
            App("Mail") { _ in MailCoordinator(mail) }
        }
    }
}

@MainActor
private final class Mail {
    let letters: [Int]
    var archived = 0
    var most = 0

    let removes: Bool

    init(_ count: Int, removes: Bool = true) {
        (letters, self.removes) = (Array(1...count), removes)
    }
}

private final class MailCoordinator: Coordinator {
    static let flow = Flow<MailCoordinator>("letters") {
        FlowScreen("letters") { LettersScreen($0.mail) }
    }

    let mail: Mail

    init(_ mail: Mail) {
        self.mail = mail
    }
}

private final class LettersScreen: ViewScreen {
    let view = LettersView()

    init(_ mail: Mail) {
        view.letters.items = mail.letters
        view.letters.actions = [
            RowAction(forSelected: "Archive", self) { screen, letters in
                mail.archived = letters.count
                mail.most = max(mail.most, letters.count)
                guard mail.removes else { return }
                screen.view.letters.items.removeAll { letters.contains($0) }
            }
        ]
    }
}

private final class LettersView: View {
    let title = "Mail"
    let letters = List<Int>("Letters", id: \.self, selects: .several) { "letter \($0)" }

    var controls: [Control] { [letters] }
}
