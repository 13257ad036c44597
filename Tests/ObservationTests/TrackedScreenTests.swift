import Binding
import Coordination
import ScreenSupport
import WaylineApplication
import WaylineInterface
import WaylineObservation
import WaylineRouting
import XCTest

/// Screens bind properties of models, and a driver waits for the turn in which they are delivered.
@MainActor
final class TrackedScreenTests: XCTestCase {
    private let basket = Basket()

    private func driver() throws -> FlowDriver {
        try FlowDriver(BasketCoordinator(basket))
    }

    func testAStepWaitsForTheDelivery() async throws {
        let app = try driver()
        try await app.choose("Add an apple")
        XCTAssertTrue(app.text.contains("1 apples"), app.text)
    }

    func testAChangeInStartIsAwaitedToo() async throws {
        let app = try driver()
        try await app.wait()
        XCTAssertTrue(app.text.contains("0 pears of 7"), app.text)
    }

    func testAnUnfinishedDeliveryIsWorkUnderWay() async throws {
        let basket = basket
        let app = try FlowDriver(App("Basket") { _ in BasketCoordinator(basket) })
        let running = try XCTUnwrap(app.app)
        try await app.wait()
        XCTAssertFalse(running.isBusy)
        let button = try XCTUnwrap((app.screen as? BasketScreen)?.view.add)
        _ = running.navigator.work.note { button.press() }
        XCTAssertTrue(running.isBusy)
        try await app.wait()
        XCTAssertFalse(running.isBusy)
    }

    func testAFieldAndAPropertyFollowEachOther() async throws {
        let app = try driver()
        try await app.type("An", into: "Name")
        XCTAssertEqual(basket.name, "An")
        basket.name = "Binh"
        try await app.wait()
        XCTAssertTrue(app.text.contains("Binh"), app.text)
        try await app.type("Nguyen An", into: "Name")
        XCTAssertEqual(basket.name, "Nguye")
        XCTAssertFalse(app.text.contains("Nguyen"), app.text)
    }

    func testATextThatIsTypedBeforeTheDeliveryStays() async throws {
        let app = try driver()
        let screen = try XCTUnwrap(app.screen as? BasketScreen)
        basket.name = "Binh"
        screen.view.name.type("An")
        await turn()
        XCTAssertEqual(basket.name, "An")
        XCTAssertEqual(screen.view.name.text, "An")
    }

    func testABindingEndsWithItsScreen() async throws {
        let app = try driver()
        try await app.choose("Next")
        weak let screen = app.screen as? BasketScreen
        let view = try XCTUnwrap(screen?.view)
        try await app.back()
        XCTAssertNil(screen)
        basket.apples = 5
        view.name.type("An")
        await turn()
        XCTAssertEqual(view.count.text, "0 apples")
        XCTAssertEqual(basket.name, "")
        XCTAssertEqual(app.navigator.findLeaks(), [])
    }

    func testABindingDoesNotKeepAScreenWithoutANavigator() async {
        var screen: BasketScreen? = BasketScreen(basket)
        let view = screen?.view
        screen?.start()
        weak let released = screen
        screen = nil
        XCTAssertNil(released)
        basket.apples = 5
        await turn()
        XCTAssertEqual(view?.count.text, "0 apples")
    }

    func testAModelIsReleasedWithItsScreen() async throws {
        var model: Basket? = Basket()
        weak let released = model
        var screen: BasketScreen? = model.map(BasketScreen.init)
        screen?.start()
        model?.apples = 3
        await turn()
        XCTAssertEqual(screen?.view.count.text, "3 apples")
        (model, screen) = (nil, nil)
        XCTAssertNil(released)
    }
}

private final class BasketView: View {
    let title = "Basket"
    let name = TextField("Name")
    let count = Label()
    let pears = Label()
    let add = Button("Add an apple")
    let next = Button("Next")
    var controls: [Control] { [name, count, pears, add, next] }
}

private final class BasketScreen: ViewScreen {
    typealias Routes = FixedRouter
    let view = BasketView()
    let basket: Basket

    init(_ basket: Basket) {
        self.basket = basket
    }

    func start() {
        bind(view.name, tracked(\.basket.name))
        bind(\.count.text, tracked { "\($0.basket.apples) apples" })
        bind(tracked(\.basket.pears)) { $0.view.pears.text = "\($0.basket.apples) pears of \($1)" }
        view.add.onTap(self) { $0.basket.apples += 1 }
        bind(view.next, to: .next)
        basket.pears = 7
    }
}

private final class BasketCoordinator: Coordinator {
    static let flow = Flow<BasketCoordinator>("first") {
        FlowScreen("first") { BasketScreen($0.basket) }
        FlowScreen("next") { BasketScreen($0.basket) }
    }

    private let basket: Basket

    init(_ basket: Basket) {
        self.basket = basket
    }
}
