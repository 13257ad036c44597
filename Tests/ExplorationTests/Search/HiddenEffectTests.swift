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

    func testAPressThatShowsItsEffectInATableIsNoProblem() async throws {
        let found = try await exploration(showsCount: false, showsRow: true, leadsOnFrom: .max)
            .run()
        XCTAssertEqual(found.problems, [])
    }

    func testAnEffectThatIsHiddenInOneStateAloneIsNoProblem() async throws {
        let found = try await exploration(showsCount: false, most: 1, leadsOnFrom: .max).run()
        XCTAssertEqual(found.problems, [])
    }

    func testAPressThatLeadsOnWithAFormIsNoProblem() async throws {
        let found = try await exploration(showsCount: false, needsSize: true, leadsOnFrom: 0)
            .run()
        XCTAssertEqual(found.problems, [])
    }

    private func exploration(
        showsCount: Bool, showsRow: Bool = false, most: Int = 5, needsSize: Bool = false,
        leadsOnFrom: Int?
    ) -> Exploration<Orders> {
        let inputs = ExplorationInputs<Orders>().world { $0.count }
        let shop = Shop(
            showsCount: showsCount, showsRow: showsRow, most: most, needsSize: needsSize,
            leadsOnFrom: leadsOnFrom)
        return Exploration(
            in: Orders.init, inputs: needsSize ? inputs.form("large", ["Size": "large"]) : inputs
        ) { orders in
            App("Shop") { _ in ShopCoordinator(orders, shop) }
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

/// The manner of a shop.
private struct Shop {
    var showsCount: Bool
    var showsRow: Bool

    /// The most orders that are counted.
    var most: Int
    var needsSize: Bool

    /// The number of the order from which on the router leads elsewhere; nil if it is not asked.
    var leadsOnFrom: Int?
}

private final class ShopCoordinator: Coordinator {
    static let flow = Flow<ShopCoordinator>("shop") {
        FlowScreen("shop") { ShopScreen($0.orders, $0.shop) }
        FlowScreen(.thanks) { _ in ThanksScreen() }
    }

    let orders: Orders
    let shop: Shop

    init(_ orders: Orders, _ shop: Shop) { (self.orders, self.shop) = (orders, shop) }
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
    let view: ShopView
    private let orders: Orders
    private let shop: Shop

    init(_ orders: Orders, _ shop: Shop) {
        (self.orders, self.shop) = (orders, shop)
        view = ShopView(hasSize: shop.needsSize, hasTable: shop.showsRow)
        view.order.onTap(self) { $0.order() }
    }

    var facts: ShopRouter.Facts {
        let isComplete = !shop.needsSize || view.size.chosen == "large"
        return .init(leadsOn: isComplete && orders.count >= shop.leadsOnFrom ?? .max)
    }

    private func order() {
        if orders.count < shop.most { orders.count += 1 }
        if shop.showsCount { view.count.text = "\(orders.count)" }
        if shop.showsRow { view.table.items = [orders.count] }
        if shop.leadsOnFrom != nil { perform(.ordered) }
    }
}

private final class ShopView: View {
    let title = "Shop"
    let count = Label("0")
    let size = Choice("Size", ["small", "large"])
    let table = Table(
        "Orders", [0], id: \.self,
        columns: [Column("Orders") { _ in "all" }, Column("Number") { "\($0)" }])
    let order = Button("Order")
    let controls: [Control]

    init(hasSize: Bool, hasTable: Bool) {
        controls = [count] + (hasSize ? [size] : []) + (hasTable ? [table] : []) + [order]
    }
}

private final class ThanksScreen: ViewScreen {
    let view = ThanksView()
}

private final class ThanksView: View {
    let title = "Thanks"
    let controls: [Control] = []
}
