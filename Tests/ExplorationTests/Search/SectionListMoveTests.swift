import ScreenSupport
import Wayline
import WaylineExploration
import XCTest

/// A search opens and closes the items of a list in place.
@MainActor
final class SectionListMoveTests: XCTestCase {
    func testAMistakeWithAnOpenItemIsFound() async throws {
        let found = try await exploration(messages: 3, limit: 1).run()
        let broken = found.problems.filter { $0.kind == .property }
        XCTAssertEqual(broken.map(\.script), [[#"select "An (2)" "on""#]])
    }

    func testASearchEndsAlsoWithManyItems() async throws {
        let found = try await exploration(messages: 30, limit: 100).run()
        XCTAssertEqual(found.problems, [])
        XCTAssertTrue(found.isComplete)
    }

    private func exploration(messages: Int, limit: Int) -> Exploration<Talk> {
        Exploration(
            in: { Talk(messages) },
            inputs: ExplorationInputs().world { $0.opened }
                .always("few are open") { $0.world.opened < limit }
        ) { talk in
            App("Mail") { _ in TalkCoordinator(talk) }
        }
    }
}

/// The messages, and a thread that shows them.
@MainActor
private final class Talk {
    let messages: [Message]
    var view: TalkView?

    init(_ count: Int) {
        messages = (1...count).map(Message.init)
    }

    var opened: Int { view?.thread.sections.count(where: \.isOpen) ?? 0 }
}

private struct Message: Identifiable, Equatable {
    let id: Int
}

private final class TalkCoordinator: Coordinator {
    static let flow = Flow<TalkCoordinator>("talk") {
        FlowScreen("talk") { TalkScreen($0.talk) }
    }

    let talk: Talk

    init(_ talk: Talk) {
        self.talk = talk
    }
}

private final class TalkScreen: ViewScreen {
    let view = TalkView()

    init(_ talk: Talk) {
        view.thread.items = talk.messages
        talk.view = view
    }
}

private final class TalkView: View {
    let title = "Talk"
    let thread = SectionList<Message>("Thread", title: { _ in "An" }) { [Label("\($0.id)")] }

    var controls: [Control] { [thread] }
}
