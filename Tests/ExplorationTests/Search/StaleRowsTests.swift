import ScreenSupport
import Wayline
import WaylineExploration
import XCTest

/// A list of notes, and a screen that adds one or archives all.
@MainActor
final class StaleRowsTests: XCTestCase {
    func testAListThatIsNotLoadedWhenTheUserComesBackIsStale() async throws {
        let found = try await exploration { screen, notes in
            screen.view.list.items = notes.value
        }.run()
        XCTAssertEqual(found.problems.map(\.kind), [.staleRows])
        XCTAssertEqual(
            found.problems.map(\.text),
            [
                "'Notes' on 'notes' has another row when the screen is opened again: load its rows "
                    + "when the user comes back"
            ])
        XCTAssertEqual(
            found.problems.first?.script,
            [
                "choose \"Notes\"", "choose \"New\"", "choose \"Add\"", "back", "back",
                "choose \"Notes\"",
            ])
    }

    func testAListThatFollowsItsNotesIsNotStale() async throws {
        let found = try await exploration { screen, notes in
            screen.bind(\.list.items, notes)
        }.run()
        XCTAssertEqual(found.problems, [])
    }

    /// A list of what is unread, for example, may stay as it is until the user leaves it.
    func testAListMayKeepRowsThatAreGone() async throws {
        let found = try await exploration { screen, notes in
            screen.bind(notes) { screen, notes in
                if !notes.isEmpty { screen.view.list.items = notes }
            }
        }.run()
        XCTAssertEqual(found.problems, [])
    }

    private func exploration(
        _ load: @escaping @MainActor (NotesScreen, Observable<[String]>) -> Void
    ) -> Exploration<Pad> {
        let inputs = ExplorationInputs<Pad>().world { $0.notes.value }
        return Exploration(in: Pad.init, inputs: inputs) { pad in
            App("Pad") { _ in PadCoordinator(pad, load) }
        }
    }
}

@MainActor
private final class Pad {
    let notes = Observable<[String]>([])
}

private final class PadCoordinator: Coordinator {
    static let flow = Flow<PadCoordinator>("home") {
        FlowScreen("home") { _ in HomeScreen() }
        FlowScreen("notes") { NotesScreen($0.pad.notes, $0.load) }
        FlowScreen("new") { NewScreen($0.pad) }
    }

    let pad: Pad
    let load: @MainActor (NotesScreen, Observable<[String]>) -> Void

    init(_ pad: Pad, _ load: @escaping @MainActor (NotesScreen, Observable<[String]>) -> Void) {
        (self.pad, self.load) = (pad, load)
    }
}

private struct PadRouter: Router {
    enum Route: String, CaseIterable { case notes, new }

    struct Facts: RouterFacts {}

    func decide(_ route: Route, _ facts: Facts, _ context: RouteContext) -> Transition {
        switch route {
        case .notes: .push("notes")
        case .new: .push("new")
        }
    }
}

private final class HomeScreen: ViewScreen {
    typealias Routes = PadRouter
    let view = HomeView()
    let facts = PadRouter.Facts()

    init() { bind(view.notes, to: .notes) }
}

private final class HomeView: View {
    let title = "Home"
    let notes = Button("Notes")

    var controls: [Control] { [notes] }
}

private final class NotesScreen: ViewScreen {
    typealias Routes = PadRouter
    let view = NotesView()
    let facts = PadRouter.Facts()

    init(
        _ notes: Observable<[String]>,
        _ load: @MainActor (NotesScreen, Observable<[String]>) -> Void
    ) {
        bind(view.new, to: .new)
        load(self, notes)
    }
}

private final class NotesView: View {
    let title = "Notes"
    let list = List("Notes", id: \.self) { $0 }
    let new = Button("New")

    var controls: [Control] { [list, new] }
}

private final class NewScreen: ViewScreen {
    let view = NewView()

    init(_ pad: Pad) {
        view.add.onTap(self) { _ in pad.notes.value = ["Buy mangoes"] }
        view.archive.onTap(self) { _ in pad.notes.value = [] }
        bind(\.add.isEnabled, pad.notes.map { $0.isEmpty })
        bind(\.archive.isEnabled, pad.notes.map { !$0.isEmpty })
    }
}

private final class NewView: View {
    let title = "New note"
    let add = Button("Add")
    let archive = Button("Archive all")

    var controls: [Control] { [add, archive] }
}
