import ScreenSupport
import Wayline
import WaylineExploration
import XCTest

/// Rows that open or remove other rows, and undos that do not restore what was there.
@MainActor
final class StepMistakeTests: XCTestCase {
    func testASoundAppBreaksNone() async throws {
        let found = try await garden(nil).run()
        XCTAssertEqual(found.problems, [])
        XCTAssertTrue(found.isComplete)
    }

    func testARowThatOpensAnotherItemIsAProblem() async throws {
        let found = try await garden(.opensNextRow).run()
        XCTAssertEqual(found.problems.map(\.kind), [.otherRow])
        XCTAssertEqual(
            found.problems.map(\.text),
            ["a row of 'Plants' on 'plants' opens the screen of another row"])
        let script = try XCTUnwrap(found.problems.first?.script)
        XCTAssertEqual(script.count, 1, "\(script)")
        let problems = try await garden(.opensNextRow)
            .problems(after: script.joined(separator: "\n"))
        XCTAssertEqual(problems, found.problems)
    }

    func testAnUndoThatDoesNotRestoreIsAProblem() async throws {
        let found = try await garden(.undoesTwice).run()
        XCTAssertEqual(
            found.problems.map(\.text),
            ["an undo on 'plants' does not bring back what was there"])
        XCTAssertEqual(found.problems.map(\.script), [["choose \"Water\"", "undo"]])
        let problems = try await garden(.undoesTwice)
            .problems(after: "choose \"Water\"\nundo")
        XCTAssertEqual(problems.map(\.script), found.problems.map(\.script))
    }

    func testAnActionThatRemovesAnotherRowIsAProblem() async throws {
        let found = try await garden(.removesNextRow).run()
        XCTAssertEqual(
            found.problems.map(\.text),
            ["'Remove' on a row of 'Plants' on 'plants' removes another row"])
        let script = ["act \"Plants\" \"Aloe\" \"Remove\""]
        XCTAssertEqual(found.problems.map(\.script), [script])
        let problems = try await garden(.removesNextRow).problems(after: script[0])
        XCTAssertEqual(problems, found.problems)
    }

    private func garden(_ mistake: Mistake?) -> Exploration<Garden> {
        let inputs = ExplorationInputs<Garden>().world { [$0.water, $0.plants.count] }
        return Exploration(in: Garden.init, inputs: inputs) { garden in
            App("Garden") { _ in GardenCoordinator(garden, mistake) }
        }
    }
}

private enum Mistake {
    case opensNextRow
    case undoesTwice
    case removesNextRow
}

@MainActor
private final class Garden {
    var plants = ["Aloe", "Basil", "Mint"]
    var water = 2
}

private struct PlantInput: ScreenInput {
    var name: String
}

private final class GardenCoordinator: Coordinator {
    static let flow = Flow<GardenCoordinator>("plants") {
        FlowScreen("plants") { PlantsScreen($0.garden, $0.mistake) }
        FlowScreen(.plant) { _, input in PlantScreen(input.name) }
    }

    let garden: Garden
    let mistake: Mistake?

    init(_ garden: Garden, _ mistake: Mistake?) {
        (self.garden, self.mistake) = (garden, mistake)
    }
}

extension Destination<PlantInput, NoOutput> {
    fileprivate static let plant = Self(RouteName("plant"))
}

private struct PlantsRouter: Router {
    enum Route: String, CaseIterable { case plant }

    struct Facts: RouterFacts {
        var chosen = ""
    }

    func decide(_ route: Route, _ facts: Facts, _ context: RouteContext) -> Transition {
        .push(.plant, PlantInput(name: facts.chosen))
    }
}

private final class PlantsScreen: ViewScreen {
    typealias Routes = PlantsRouter
    let view: PlantsView
    private var chosen = ""

    var facts: PlantsRouter.Facts { .init(chosen: chosen) }

    init(_ garden: Garden, _ mistake: Mistake?) {
        view = PlantsView(garden.plants)
        view.water.onTap(self) { screen in
            guard garden.water > 0 else { return }
            screen.change(garden, by: -1)
            let back = mistake == .undoesTwice ? 2 : 1
            screen.say("Watered.", undo: { $0.change(garden, by: back) })
        }
        bind(view.plants.chosenPublisher) { screen, plant in
            screen.chosen = screen.row(at: mistake == .opensNextRow ? 1 : 0, after: plant)
            screen.perform(.plant)
        }
        view.plants.actions = [
            RowAction("Remove", available: { _ in garden.plants.count == 3 }, self) {
                screen, plant in
                let other = screen.row(at: mistake == .removesNextRow ? 1 : 0, after: plant)
                garden.plants.removeAll { $0 == other }
                screen.view.plants.items = garden.plants
            }
        ]
    }

    private func row(at distance: Int, after plant: String) -> String {
        let plants = view.plants.items
        return plants[((plants.firstIndex(of: plant) ?? 0) + distance) % plants.count]
    }

    private func change(_ garden: Garden, by count: Int) {
        garden.water += count
        view.left.text = "\(garden.water) cans are left."
    }
}

private final class PlantsView: View {
    let title = "Garden"
    let plants: List<String>
    let water = Button("Water")
    let left = Label("2 cans are left.")

    init(_ names: [String]) { plants = List("Plants", names, id: \.self) { $0 } }

    var controls: [Control] { [plants, water, left] }
}

private final class PlantScreen: ViewScreen {
    let view: PlantView

    init(_ name: String) { view = PlantView(name) }
}

private final class PlantView: View {
    let title: String
    let controls: [Control] = [Label("Give it some sun.")]

    init(_ name: String) { title = name }
}
