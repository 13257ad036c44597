import ScreenSupport
import Wayline
import WaylineExploration
import XCTest

/// A basket that is filled from several pages, one row from each.
@MainActor
final class SecondThingTests: XCTestCase {
    func testAScreenIsSeenAgainWithTwoRows() async throws {
        var limits = ExplorationLimits()
        limits.triesOfAKind = 2
        let inputs = ExplorationInputs<Stall>().world { $0.basket.value }
        let app = Exploration(in: Stall.init, inputs: inputs, limits: limits) { stall in
            App("Stall") { _ in StallCoordinator(stall) }
        }
        let found = try await app.run()
        XCTAssertEqual(
            found.problems.map { $0.text },
            ["'Remove' on a row of 'Basket' on 'basket' removes another row"])
    }
}

@MainActor
private final class Stall {
    let basket = Observable<[String]>([])
}

private struct FruitInput: ScreenInput {
    var name = ""
}

extension Destination<FruitInput, NoOutput> {
    fileprivate static let fruit = Self(RouteName("fruit"))
}

private final class StallCoordinator: Coordinator {
    static let flow = Flow<StallCoordinator>("fruits") {
        FlowScreen("fruits") { _ in FruitsScreen() }
        FlowScreen(.fruit) { FruitScreen($0.stall, $1.name) }
        FlowScreen("basket") { BasketScreen($0.stall) }
    }

    let stall: Stall

    init(_ stall: Stall) { self.stall = stall }
}

private struct FruitsRouter: Router {
    enum Route: String, CaseIterable { case fruit, basket }

    struct Facts: RouterFacts {
        var chosen = ""
    }

    func decide(_ route: Route, _ facts: Facts, _ context: RouteContext) -> Transition {
        switch route {
        case .fruit: .push(.fruit, FruitInput(name: facts.chosen))
        case .basket: .push("basket")
        }
    }
}

private final class FruitsScreen: ViewScreen {
    typealias Routes = FruitsRouter
    let view = FruitsView()
    private var chosen = ""

    var facts: FruitsRouter.Facts { .init(chosen: chosen) }

    init() {
        bind(view.basket, to: .basket)
        bind(view.fruits.chosenPublisher) { screen, name in
            screen.chosen = name
            screen.perform(.fruit)
        }
    }
}

private final class FruitsView: View {
    let title = "Fruits"
    let fruits = List("Fruits", ["Mango", "Papaya", "Pomelo"], id: \.self) { $0 }
    let basket = Button("Your basket")

    var controls: [Control] { [fruits, basket] }
}

private final class FruitScreen: ViewScreen {
    let view = FruitView()

    init(_ stall: Stall, _ name: String) {
        view.add.onTap(self) { _ in stall.basket.value.append(name) }
        bind(\.add.isEnabled, stall.basket.map { !$0.contains(name) })
    }
}

private final class FruitView: View {
    let title = "Fruit"
    let add = Button("Add")

    var controls: [Control] { [add] }
}

/// Removes the first row, whichever was chosen.
private final class BasketScreen: ViewScreen {
    let view = BasketView()

    init(_ stall: Stall) {
        bind(\.rows.items, stall.basket)
        view.rows.actions = [
            RowAction("Remove", key: "x", self) { _, _ in stall.basket.value.removeFirst() }
        ]
    }
}

private final class BasketView: View {
    let title = "Basket"
    let rows = List("Basket", id: \.self) { $0 }

    var controls: [Control] { [rows] }
}
