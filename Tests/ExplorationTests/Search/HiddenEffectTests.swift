import ScreenSupport
import Wayline
import WaylineExploration
import XCTest

/// Buttons that change something that the user cannot see.
@MainActor
final class HiddenEffectTests: XCTestCase {
    func testAPressThatChangesNothingOnThePageAndStaysIsAProblem() async throws {
        let found = try await exploration(showsCount: false, leadsOnFrom: .max).run()
        XCTAssertEqual(found.problems.map(\.kind), [.noResponse])
        XCTAssertEqual(
            found.problems.map(\.text),
            [
                "choose 'Order' on 'shop' changes something, but nothing on the page, and leads "
                    + "nowhere"
            ])
        XCTAssertEqual(found.problems.first?.script, ["choose \"Order\""])
    }

    func testAPressThatShowsItsEffectIsNoProblem() async throws {
        let found = try await exploration(showsCount: true, leadsOnFrom: .max).run()
        XCTAssertEqual(found.problems, [])
    }

    func testAPressThatLeadsOnNeedNotShowItsEffect() async throws {
        let found = try await exploration(showsCount: false, leadsOnFrom: 0).run()
        XCTAssertEqual(found.problems, [])
    }

    func testAPressThatLeadsOnInTheEndIsNoProblem() async throws {
        let found = try await exploration(showsCount: false, leadsOnFrom: 3).run()
        XCTAssertEqual(found.problems, [])
    }

    func testAPressWithoutARouterNeedNotShowItsEffect() async throws {
        let found = try await exploration(showsCount: false, leadsOnFrom: nil).run()
        XCTAssertEqual(found.problems, [])
    }

    /// - Parameter leadsOnFrom: the number of the order from which on the router leads elsewhere; nil
    ///   if no router is asked.
    private func exploration(showsCount: Bool, leadsOnFrom: Int?) -> Exploration<Orders> {
        let inputs = ExplorationInputs<Orders>().world { $0.count }
        return Exploration(in: Orders.init, inputs: inputs) { orders in
            App("Shop") { _ in ShopCoordinator(orders, showsCount, leadsOnFrom) }
        }
    }
}

@MainActor
private final class Orders {
    var count = 0
}

extension Destination<NoInput, NoOutput> {
    fileprivate static let thanks = Self(RouteName("thanks"))
}

private final class ShopCoordinator: Coordinator {
    static let flow = Flow<ShopCoordinator>("shop") {
        FlowScreen("shop") { ShopScreen($0.orders, $0.showsCount, $0.leadsOnFrom) }
        FlowScreen(.thanks) { _ in ThanksScreen() }
    }

    let orders: Orders
    let showsCount: Bool
    let leadsOnFrom: Int?

    init(_ orders: Orders, _ showsCount: Bool, _ leadsOnFrom: Int?) {
        (self.orders, self.showsCount, self.leadsOnFrom) = (orders, showsCount, leadsOnFrom)
    }
}

private struct ShopRouter: Router {
    enum Route: String, CaseIterable { case ordered }

    struct Facts: RouterFacts {
        var leadsOn = false
    }

    func decide(_ route: Route, _ facts: Facts, _ context: RouteContext) -> Transition {
        facts.leadsOn ? .push(.thanks) : .stay
    }
}

private final class ShopScreen: ViewScreen {
    typealias Routes = ShopRouter
    let view = ShopView()
    private let orders: Orders
    private let leadsOnFrom: Int?

    init(_ orders: Orders, _ showsCount: Bool, _ leadsOnFrom: Int?) {
        (self.orders, self.leadsOnFrom) = (orders, leadsOnFrom)
        view.order.onTap(self) { $0.order(showsCount) }
    }

    var facts: ShopRouter.Facts {
        .init(leadsOn: orders.count >= leadsOnFrom ?? .max)
    }

    private func order(_ showsCount: Bool) {
        if orders.count < 5 { orders.count += 1 }
        if showsCount { view.count.text = "\(orders.count)" }
        if leadsOnFrom != nil { perform(.ordered) }
    }
}

private final class ShopView: View {
    let title = "Shop"
    let count = Label("0")
    let order = Button("Order")

    var controls: [Control] { [count, order] }
}

private final class ThanksScreen: ViewScreen {
    let view = ThanksView()
}

private final class ThanksView: View {
    let title = "Thanks"
    let controls: [Control] = []
}
