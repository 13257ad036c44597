import AppMain
import Wayline
import XCTest

/// Screens of the list are asked through their controls.
@MainActor
final class MadeScreenTests: XCTestCase {
    private func decide(_ settings: [(String, String)] = []) throws -> String {
        let screen = try MadeScreen("orders", by: .push("orders"), in: ShopCoordinator())
        let question = RouteQuestion(
            "open", from: "orders", settings.map { RouteQuestion.Setting($0, $1) })
        return try question.decision(among: [screen]).text
    }

    func testItIsListedWithItsRoutesAndControls() async throws {
        let screen = try MadeScreen("orders", by: .push("orders"), in: ShopCoordinator())
        XCTAssertEqual(
            screen.text,
            "orders\n  routes  open\n  facts   Name=TEXT, Gift=true|false, Size=small|large\n")
    }

    func testTheRouterFindsWhatTheControlsWereSetTo() async throws {
        XCTAssertEqual(try decide(), "stay")
        XCTAssertEqual(try decide([("Name", "An")]), #"push order {"name":"An","size":"small"}"#)
        XCTAssertEqual(
            try decide([("Name", "An"), ("Size", "large"), ("Gift", "true")]),
            #"push gift {"name":"An","size":"large"}"#)
        XCTAssertEqual(
            try decide([("Name", "An"), ("Gift", "false")]),
            #"push order {"name":"An","size":"small"}"#)
    }

    func testAValueThatNoUserCouldSetIsRefused() async {
        XCTAssertThrowsError(try decide([("Size", "huge")])) {
            XCTAssertEqual("\($0)", "'Size' does not accept 'huge': write 'Size=small|large'.")
        }
    }
}

private final class ShopCoordinator: Coordinator {
    static let flow = Flow<ShopCoordinator>("menu") {
        ScreenRoute("menu") { _ in MenuScreen() }
        ScreenRoute("orders") { _ in OrdersScreen() }
    }

    let way = Way()
}

private final class MenuScreen: Screen {
    let way = Way()
}

private final class OrdersView: View {
    let title = "Orders"
    let name = TextField("Name")
    let gift = Toggle("Gift")
    let size = Choice("Size", ["small", "large"])
    let open = Button("Open")

    var controls: [Control] { [name, gift, size, open] }
}

private final class OrdersScreen: ViewScreen {
    let way = Way()
    let view = OrdersView()
    var router: any Router { OrdersRouter(view: view) }
}

private struct OrdersRouter: Router {
    enum Route: String, CaseIterable { case open }

    let view: OrdersView

    func decide(_ route: Route, _ parameters: RouteParameters) -> Transition {
        if view.name.text.isEmpty { return .stay }
        let order: RouteParameters = [
            "name": .string(view.name.text), "size": .string(view.size.selection ?? ""),
        ]
        return .push(view.gift.isOn ? "gift" : "order", order)
    }
}
