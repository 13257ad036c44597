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
        let found = try await garden(.restoresAnotherRow).run()
        XCTAssertEqual(
            found.problems.map(\.text),
            ["after an undo on 'plants', its lists have other rows than before"])
        let script = ["act \"Plants\" \"Aloe\" \"Remove\"", "undo"]
        XCTAssertEqual(found.problems.map(\.script), [script])
        let problems = try await garden(.restoresAnotherRow)
            .problems(after: script.joined(separator: "\n"))
        XCTAssertEqual(problems, found.problems)
    }

    func testAnUndoBelongsToTheStepThatCanBeUndone() async throws {
        let problems = try await garden(nil)
            .problems(after: "act \"Plants\" \"Aloe\" \"Remove\"\nwait 1s\nundo")
        XCTAssertEqual(problems, [])
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
        let inputs = ExplorationInputs<Garden>().world { $0.plants }
        return Exploration(in: Garden.init, inputs: inputs) { garden in
            App("Garden") { _ in GardenCoordinator(garden, mistake) }
        }
    }
}

private enum Mistake {
    case opensNextRow
    case restoresAnotherRow
    case removesNextRow
}

@MainActor
private final class Garden {
    var plants = ["Aloe", "Basil", "Mint"]

    var isWhole: Bool { Set(plants) == ["Aloe", "Basil", "Mint"] }
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
        bind(view.plants.chosenPublisher) { screen, plant in
            screen.chosen = screen.row(at: mistake == .opensNextRow ? 1 : 0, after: plant)
            screen.perform(.plant)
        }
        view.plants.actions = [
            RowAction("Remove", available: { _ in garden.isWhole }, self) {
                screen, plant in
                let other = screen.row(at: mistake == .removesNextRow ? 1 : 0, after: plant)
                garden.plants.removeAll { $0 == other }
                screen.show(garden)
                screen.say("Removed.") {
                    garden.plants.append(mistake == .restoresAnotherRow ? "Weed" : other)
                    $0.show(garden)
                }
            }
        ]
    }

    private func row(at distance: Int, after plant: String) -> String {
        let plants = view.plants.items
        return plants[((plants.firstIndex(of: plant) ?? 0) + distance) % plants.count]
    }

    private func show(_ garden: Garden) { view.plants.items = garden.plants }
}

private final class PlantsView: View {
    let title = "Garden"
    let plants: List<String>
    init(_ names: [String]) { plants = List("Plants", names, id: \.self) { $0 } }

    var controls: [Control] { [plants] }
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
