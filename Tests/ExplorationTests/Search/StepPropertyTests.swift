import ExploredApps
import ScreenSupport
import Wayline
import WaylineExploration
import XCTest

/// Properties that compare what was there before a step and after it.
@MainActor
final class StepPropertyTests: XCTestCase {
    func testASoundAppBreaksNone() async throws {
        let found = try await garden(opening: 0, undoing: 1).run()
        XCTAssertEqual(found.problems, [])
        XCTAssertTrue(found.isComplete)
    }

    func testARowThatOpensAnotherItemIsAProblem() async throws {
        let found = try await garden(opening: 1, undoing: 1).run()
        XCTAssertEqual(found.problems.map(\.kind), [.otherRow])
        XCTAssertEqual(
            found.problems.map(\.text),
            ["a row of 'Plants' on 'plants' opens the screen of another row"])
        let script = try XCTUnwrap(found.problems.first?.script)
        XCTAssertEqual(script.count, 1, "\(script)")
        let problems = try await garden(opening: 1, undoing: 1)
            .problems(after: script.joined(separator: "\n"))
        XCTAssertEqual(problems, found.problems)
    }

    func testAnUndoThatDoesNotRestoreIsAProblem() async throws {
        let found = try await garden(opening: 0, undoing: 2).run()
        XCTAssertEqual(
            found.problems.map(\.text),
            ["an undo on 'plants' does not bring back what was there"])
        XCTAssertEqual(found.problems.map(\.script), [["choose \"Water\"", "undo"]])
        let problems = try await garden(opening: 0, undoing: 2)
            .problems(after: "choose \"Water\"\nundo")
        XCTAssertEqual(problems.map(\.script), found.problems.map(\.script))
    }

    func testAFormIsAcceptedOrRefused() async throws {
        let inputs = BakeryServices.inputs
            .accepts("complete", by: "Order now").refuses("greedy", by: "Order now")
        let sound = try await bakery(nil, inputs).run()
        XCTAssertEqual(sound.problems, [])
        let wrong = BakeryServices.inputs
            .accepts("greedy", by: "Order now").refuses("complete", by: "Order now")
        let found = try await bakery(nil, wrong).run()
        XCTAssertEqual(
            found.problems.map(\.text).sorted(),
            [
                "a step breaks this: 'Order now' accepts the form 'greedy'",
                "a step breaks this: 'Order now' refuses the form 'complete'",
            ])
    }

    private func bakery(
        _ fault: BakeryFault?, _ inputs: ExplorationInputs<BakeryServices>
    ) -> Exploration<BakeryServices> {
        Exploration(in: BakeryServices.init, inputs: inputs) { .bakery(on: $0, fault) }
    }

    private func garden(opening distance: Int, undoing count: Int) -> Exploration<Garden> {
        Exploration(
            in: Garden.init,
            inputs: ExplorationInputs().world { $0.water }
        ) { garden in
            App("Garden") { _ in GardenCoordinator(garden, distance, count) }
        }
    }
}

@MainActor
private final class Garden {
    let plants = ["Aloe", "Basil", "Mint"]
    var water = 2
}

private struct PlantInput: ScreenInput {
    var name: String
}

private final class GardenCoordinator: Coordinator {
    static let flow = Flow<GardenCoordinator>("plants") {
        FlowScreen("plants") { PlantsScreen($0.garden, $0.distance, $0.count) }
        FlowScreen(.plant) { _, input in PlantScreen(input.name) }
    }

    let garden: Garden
    let distance: Int
    let count: Int

    init(_ garden: Garden, _ distance: Int, _ count: Int) {
        (self.garden, self.distance, self.count) = (garden, distance, count)
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

    private func change(_ garden: Garden, by count: Int) {
        garden.water += count
        view.left.text = "\(garden.water) cans are left."
    }

    init(_ garden: Garden, _ distance: Int, _ count: Int) {
        view = PlantsView(garden.plants)
        view.water.onTap(self) { screen in
            guard garden.water > 0 else { return }
            screen.change(garden, by: -1)
            screen.say("Watered.", undo: { $0.change(garden, by: count) })
        }
        bind(view.plants.chosenPublisher) { screen, plant in
            let index = (garden.plants.firstIndex(of: plant) ?? 0) + distance
            screen.chosen = garden.plants[index % garden.plants.count]
            screen.perform(.plant)
        }
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
