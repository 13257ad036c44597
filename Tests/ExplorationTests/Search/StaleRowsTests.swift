import ScreenSupport
import Wayline
import WaylineExploration
import XCTest

/// A list of notes, and a screen that adds one or archives all.
@MainActor
final class StaleRowsTests: XCTestCase {
    func testAListThatIsNotLoadedWhenTheUserComesBackIsStale() async throws {
        let found = try await exploration { screen, pad in
            screen.view.list.items = pad.notes.value
        }.run()
        XCTAssertEqual(found.problems.map(\.kind), [.staleRows])
        XCTAssertEqual(
            found.problems.map(\.text),
            [
                "'Notes' on 'notes' lacks a row until the screen is opened again: load the rows "
                    + "when the user comes back"
            ])
        XCTAssertEqual(
            found.problems.first?.script,
            [
                "choose \"Notes\"", "choose \"New\"", "choose \"Add\"", "back", "back",
                "choose \"Notes\"",
            ])
    }

    func testAListThatIsBoundToItsNotesIsNotStale() async throws {
        let found = try await exploration { screen, pad in
            screen.bind(\.list.items, pad.notes)
        }.run()
        XCTAssertEqual(found.problems, [])
    }

    /// A list of unread messages, for example, may keep one that was read until the user leaves it.
    func testAListMayKeepDeletedRows() async throws {
        let found = try await exploration(of: ["Buy mangoes"]) { screen, pad in
            screen.bind(pad.notes) { screen, notes in
                if !notes.isEmpty { screen.view.list.items = notes }
            }
        }.run()
        XCTAssertEqual(found.problems, [])
    }

    func testAListWithOtherRowsAtEachOpeningIsNotStale() async throws {
        let found = try await exploration { screen, pad in
            pad.isEven.toggle()
            screen.view.list.items = [pad.isEven ? "Two" : "One"]
        }.run()
        XCTAssertFalse(found.problems.contains { $0.kind == .staleRows })
    }

    private func exploration(
        of notes: [String] = [], _ load: @escaping @MainActor (NotesScreen, Pad) -> Void
    ) -> Exploration<Pad> {
        let inputs = ExplorationInputs<Pad>().world { $0.notes.value }
        return Exploration(in: { Pad(notes) }, inputs: inputs) { pad in
            App("Pad") { _ in PadCoordinator(pad, load) }
        }
    }
}

@MainActor
private final class Pad {
    let notes: Observable<[String]>
    var isEven = false

    init(_ notes: [String]) { self.notes = Observable(notes) }
}

private final class PadCoordinator: Coordinator {
    static let flow = Flow<PadCoordinator>("home") {
        FlowScreen("home") { _ in HomeScreen() }
        FlowScreen("notes") { NotesScreen($0.pad, $0.load) }
        FlowScreen("new") { NewScreen($0.pad) }
    }

    let pad: Pad
    let load: @MainActor (NotesScreen, Pad) -> Void

    init(_ pad: Pad, _ load: @escaping @MainActor (NotesScreen, Pad) -> Void) {
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

    init(_ pad: Pad, _ load: @MainActor (NotesScreen, Pad) -> Void) {
        bind(view.new, to: .new)
        load(self, pad)
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
