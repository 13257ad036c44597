import Coordination
import WaylineRouting
import XCTest

/// Places that older versions of an app have saved are restored by a later one.
@MainActor
final class OlderVersionTests: XCTestCase {
    /// A place as version 0.6.0 saves it, without the checksum.
    private func saved(
        _ route: String, _ parameters: String, draft: String = "{}", over child: String = ""
    ) -> [UInt8] {
        let root = #"{"destination":{"parameters":{},"route":"home"},"id":1}"#
        let screen = #"{"destination":{"parameters":\#(parameters),"route":"\#(route)"},"id":2}"#
        return Array(
            """
            {"version":1,"content":{"drafts":[{"draft":\(draft),"entry":2}],"state":{"next":9,\
            "revision":3,"root":{\(child)"destination":{"parameters":{},"route":"home"},"id":0,\
            "kind":"root","stack":[\(root),\(screen)]}}}}
            """.utf8)
    }

    private var shop = LaterShop()

    /// The navigator of the later version at a place that an older one has saved.
    private func restored(
        _ bytes: [UInt8], omitting omitted: [RouteName] = []
    ) throws -> Navigator {
        shop = LaterShop()
        let navigator = try Navigator(shop)
        XCTAssertEqual(try navigator.take(bytes).map(\.route), omitted)
        return navigator
    }

    private func title(_ route: String, _ parameters: String) throws -> String? {
        (try restored(saved(route, parameters)).screen as? ShopScreen)?.title
    }

    func testANewOptionalFieldIsNil() async throws {
        XCTAssertEqual(try title("order", #"{"number":7}"#), "7 -")
        XCTAssertEqual(try title("order", #"{"number":7,"note":"soon"}"#), "7 soon")
    }

    func testNewFieldsAreTakenFromInit() async throws {
        XCTAssertEqual(try title("search", "{}"), " 1 9 true")
        XCTAssertEqual(try title("search", #"{"text":"tea"}"#), "tea 1 9 true")
        XCTAssertEqual(try title("search", #"{"range":{"limit":3},"page":2}"#), " 2 3 true")
    }

    func testAnOptionalFieldThatWasSavedAsNilStaysNil() async throws {
        XCTAssertEqual(try title("filter", #"{"text":"tea"}"#), "tea - 1")
    }

    func testParametersOfThisVersionAreNotMigratedForASecret() async throws {
        let bytes = saved("payment", #"{"amount":7}"#)
        XCTAssertEqual(try restored(bytes, omitting: ["payment"]).state.path, ["home"])
        XCTAssertEqual(try title("payment", #"{"sum":7}"#), "7 old")
    }

    func testAFieldOfAnotherTypeIsNotReplacedByADefault() async throws {
        let navigator = try restored(saved("search", #"{"page":"two"}"#), omitting: ["search"])
        XCTAssertEqual(navigator.state.path, ["home"])
    }

    func testASecretIsNotTakenFromInit() async throws {
        let navigator = try restored(saved("token", #"{"name":"an"}"#), omitting: ["token"])
        XCTAssertEqual(navigator.state.path, ["home"])
    }

    func testANewFieldOfADraftIsTakenFromInit() async throws {
        let bytes = saved("order", #"{"number":7}"#, draft: #"{"text":"hi"}"#)
        let screen = try restored(bytes).screen as? ShopScreen
        XCTAssertEqual(screen?.draft, ShopScreen.Draft(text: "hi", isUrgent: true))
    }

    func testOldParametersAreMigrated() async throws {
        XCTAssertEqual(try title("invoice", #"{"id":7}"#), "2025/7")
        XCTAssertEqual(try title("invoice", #"{"name":"8"}"#), "2024/8")
        XCTAssertEqual(try title("invoice", #"{"number":9}"#), "0/9")
    }

    func testGuardsAndTheStateHaveTheNewParameters() async throws {
        let navigator = try restored(saved("invoice", #"{"id":7}"#))
        XCTAssertEqual(shop.entered, [#"["number": 7, "year": 2025]"#])
        XCTAssertEqual(navigator.state.root.stack.top.parameters, ["number": 7, "year": 2025])
        let again = try Navigator(LaterShop())
        XCTAssertEqual(try again.take(navigator.save()), [])
        XCTAssertEqual(again.state.root.stack.top, navigator.state.root.stack.top)
    }

    func testParametersOfNoKnownVersionAreOmitted() async throws {
        let navigator = try restored(saved("invoice", #"{"day":7}"#), omitting: ["invoice"])
        XCTAssertEqual(navigator.state.path, ["home"])
    }

    func testTheParametersOfAChildFlowAreMigrated() async throws {
        let pay = #"{"destination":{"parameters":{},"route":"pay"},"id":4}"#
        let child = """
            "child":{"destination":{"parameters":{"number":5},"route":"checkout"},"id":3,\
            "kind":"child","stack":[\(pay)]},
            """
        let bytes = saved("invoice", #"{"id":7}"#, over: child)
        let navigator = try restored(bytes)
        XCTAssertEqual(navigator.state.root.child?.destination.parameters, ["numbers": [5]])
        XCTAssertEqual(shop.carts, [[5]])
    }

    func testAChangeThatWaitsIsMigrated() async throws {
        let earlier = try Navigator(EarlierShop())
        earlier.go(.push(.oldInvoice, LaterShop.OldInvoice(id: 7)))
        XCTAssertEqual(earlier.state.pending.count, 1)
        let navigator = try Navigator(shop)
        _ = try navigator.restore(earlier.save())
        XCTAssertEqual((navigator.screen as? ShopScreen)?.title, "2025/7")
        XCTAssertEqual(shop.entered, [#"["number": 7, "year": 2025]"#])
    }

    func testAChangeThatWaitsIsNotMigratedByAnotherFlowWithItsRoute() async throws {
        let earlier = try Navigator(EarlierShop())
        earlier.go(.push(.order, LaterShop.Order(number: 7)))
        let navigator = try Navigator(shop)
        _ = try navigator.restore(earlier.save())
        XCTAssertEqual((navigator.screen as? ShopScreen)?.title, "7 -")
    }

    func testWhatIsPresentedOverAMigratedScreenIsKept() async throws {
        let order = #"{"destination":{"parameters":{"id":6},"route":"invoice"},"id":4}"#
        let modal = """
            "modal":{"destination":{"parameters":{"id":6},"route":"invoice"},"id":3,\
            "kind":"modal","stack":[\(order)]},
            """
        let navigator = try restored(saved("invoice", #"{"id":7}"#, over: modal))
        XCTAssertEqual((navigator.screen as? ShopScreen)?.title, "2025/6")
        XCTAssertEqual(
            navigator.state.root.modal?.destination.parameters, ["number": 6, "year": 2025])
    }
}
