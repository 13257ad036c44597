import ScreenSupport
import Wayline
import WaylineExploration
import XCTest

/// Titles of screens with an input, in two languages.
@MainActor
final class FixedTitleTests: XCTestCase {
    func testATitleThatIsTheSameWithEachInputIsATextToTranslate() async throws {
        let found = try await exploration(plants: 4, { _, _ in "Plant" }).run()
        XCTAssertEqual(
            found.problems.map(\.text), ["'Plant' on 'plant' is the same in Tiếng Việt"])
    }

    func testATranslatedTitleIsNoProblem() async throws {
        let found = try await exploration(plants: 4, { $1 ? "Cây" : "Plant" }).run()
        XCTAssertEqual(found.problems, [])
    }

    func testATitleThatIsDataIsNoProblem() async throws {
        let found = try await exploration(plants: 4, { number, _ in "Aloe \(number)" }).run()
        XCTAssertEqual(found.problems, [])
    }

    func testAfterFewInputsATitleCanBeData() async throws {
        let found = try await exploration(plants: 3, { _, _ in "Aloe" }).run()
        XCTAssertEqual(found.problems, [])
    }

    func testATitleWithADeclaredValueIsNoProblem() async throws {
        let found = try await exploration(plants: 4, { _, _ in "Aloe of An" }) {
            $0.form("customer", ["Name": "An"])
        }.run()
        XCTAssertEqual(found.problems, [])
    }

    private func exploration(
        plants: Int, _ title: @escaping @MainActor (_ number: Int, _ isVietnamese: Bool) -> String,
        _ change: (ExplorationInputs<Void>) -> ExplorationInputs<Void> = { $0 }
    ) -> Exploration<Void> {
        let app = App("Garden") { context in
            GardenCoordinator(plants) { title($0, context.language.value == "vi") }
        }
        return Exploration(
            of: app.languages([
                AppLanguage("en", "English"),
                AppLanguage("vi", "Tiếng Việt", wording: .vietnamese),
            ]),
            inputs: change(ExplorationInputs().equalInAllLanguages("Garden", "Plants")))
    }
}

private struct PlantInput: ScreenInput {
    var number = 0
}

private final class GardenCoordinator: Coordinator {
    static let flow = Flow<GardenCoordinator>("plants") {
        FlowScreen("plants") { PlantsScreen($0.count) }
        FlowScreen(.plant) { garden, input in PlantScreen(garden.title(input.number)) }
    }

    let count: Int
    let title: @MainActor (Int) -> String

    init(_ count: Int, title: @escaping @MainActor (Int) -> String) {
        (self.count, self.title) = (count, title)
    }
}

extension Destination<PlantInput, NoOutput> {
    fileprivate static let plant = Self(RouteName("plant"))
}

private struct PlantsRouter: Router {
    enum Route: String, CaseIterable { case plant }

    struct Facts: RouterFacts {
        var chosen = 0
    }

    func decide(_ route: Route, _ facts: Facts, _ context: RouteContext) -> Transition {
        .push(.plant, PlantInput(number: facts.chosen))
    }
}

private final class PlantsScreen: ViewScreen {
    typealias Routes = PlantsRouter
    let view: PlantsView
    private var chosen = 0

    var facts: PlantsRouter.Facts { .init(chosen: chosen) }

    init(_ count: Int) {
        view = PlantsView(count)
        bind(view.plants.chosenPublisher) { screen, number in
            screen.chosen = number
            screen.perform(.plant)
        }
    }
}

private final class PlantsView: View {
    let title = "Garden"
    let plants: List<Int>

    init(_ count: Int) { plants = List("Plants", Array(1...count), id: \.self) { "\($0)" } }

    var controls: [Control] { [plants] }
}

private final class PlantScreen: ViewScreen {
    let view: PlantView

    init(_ title: String) { view = PlantView(title) }
}

private final class PlantView: View {
    let title: String
    let controls: [Control] = [Label("Give it some sun.")]

    init(_ title: String) { self.title = title }
}
