import ScreenSupport
import Wayline
import WaylineExploration
import XCTest

/// A search undoes what a message is about, as soon as a step has shown it.
@MainActor
final class UndoMoveTests: XCTestCase {
    func testAnUndoThatGoesWrongIsFound() async throws {
        let found = try await exploration(undoing: 2).run()
        let broken = found.problems.filter { $0.kind == .property }
        XCTAssertEqual(broken.map(\.script), [["choose \"Take one\"", "undo"]])
    }

    func testAnUndoThatRestoresAddsNoState() async throws {
        let found = try await exploration(undoing: 1).run()
        XCTAssertEqual(found.problems, [])
        XCTAssertTrue(found.isComplete)
        XCTAssertEqual(found.states, 3)
        XCTAssertEqual(found.edges, 5)
    }

    private func exploration(undoing count: Int) -> Exploration<Shelf> {
        Exploration(
            in: Shelf.init,
            inputs: ExplorationInputs().world { $0.boxes }
                .always("there are no more than two boxes") { $0.world.boxes <= 2 }
        ) { shelf in
            App("Shelf") { _ in ShelfCoordinator(shelf, undoing: count) }
        }
    }
}

@MainActor
private final class Shelf {
    var boxes = 2
}

private final class ShelfCoordinator: Coordinator {
    static let flow = Flow<ShelfCoordinator>("shelf") {
        FlowScreen("shelf") { ShelfScreen($0.shelf, undoing: $0.count) }
    }

    let shelf: Shelf
    let count: Int

    init(_ shelf: Shelf, undoing count: Int) {
        (self.shelf, self.count) = (shelf, count)
    }
}

private final class ShelfScreen: ViewScreen {
    let view = ShelfView()

    init(_ shelf: Shelf, undoing count: Int) {
        view.take.onTap(self) { screen in
            guard shelf.boxes > 0 else { return }
            shelf.boxes -= 1
            screen.say("Taken.", undo: { _ in shelf.boxes += count })
        }
    }
}

private final class ShelfView: View {
    let title = "Shelf"
    let take = Button("Take one")

    var controls: [Control] { [take] }
}
