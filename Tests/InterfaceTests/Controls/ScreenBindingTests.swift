import Binding
import Coordination
import ScreenSupport
import WaylineInterface
import WaylineRouting
import WaylineStreams
import XCTest

/// A screen's bindings to its view need no token, and end with the screen.
@MainActor
final class ScreenBindingTests: XCTestCase {
    private let model = TeaModel()

    func testAFieldASwitchAndAChoiceAreBoundBothWays() async {
        let screen = started()
        let view = screen.view
        view.name.type("An")
        view.isSweet.toggle()
        view.size.choose(at: 1)
        XCTAssertEqual(model.name.value, "An")
        XCTAssertTrue(model.isSweet.value)
        XCTAssertEqual(model.size.value, "large")
        model.name.value = "Binh"
        XCTAssertEqual(view.name.text, "Binh")
        withExtendedLifetime(screen) {}
    }

    func testAPropertyOfTheViewFollowsAValue() async {
        let screen = started()
        XCTAssertFalse(screen.view.next.isEnabled)
        model.name.value = "An"
        XCTAssertTrue(screen.view.next.isEnabled)
    }

    func testABindingToThePropertyOfAViewKnowsWhereItWasMade() async {
        let screen = TeaScreen(model)
        let line = #line + 1
        screen.bind(\.name.label, model.name)
        screen.bind(\.name.hint, model.name.filter { !$0.isEmpty })
        XCTAssertEqual(model.name.bindingSites.map(\.line), [line, line + 1])
        XCTAssertEqual(
            Set(model.name.bindingSites.map(\.file)), ["InterfaceTests/ScreenBindingTests.swift"])
    }

    func testAButtonPerformsItsRoute() async throws {
        let navigator = try Navigator(TeaCoordinator(model))
        model.name.value = "An"
        (navigator.screen as? TeaScreen)?.view.next.tap()
        XCTAssertEqual(navigator.state.path, ["tea", "next"])
    }

    func testTheBindingsEndWhenTheScreenLeaves() async throws {
        let navigator = try Navigator(TeaCoordinator(model))
        let view = try XCTUnwrap(navigator.screen as? TeaScreen).view
        navigator.go(.root("next"))
        model.name.value = "An"
        XCTAssertEqual(view.name.text, "")
        view.name.type("Binh")
        XCTAssertEqual(model.name.value, "An")
        XCTAssertEqual(navigator.findLeaks(), [])
    }

    func testBindingsDoNotKeepAScreenWithoutANavigator() async {
        var screen: TeaScreen? = started()
        weak let released = screen
        screen?.view.name.type("An")
        screen = nil
        XCTAssertNil(released)
    }

    func testTheViewOfAReleasedScreenFollowsNothing() async {
        let view = started().view
        model.isOpen.send(false)
        model.name.value = "An"
        XCTAssertTrue(view.size.isEnabled)
        XCTAssertFalse(view.next.isEnabled)
        model.name.value = "Binh"
        XCTAssertNotEqual(view.name.text, "Binh")
    }

    private func started() -> TeaScreen {
        let screen = TeaScreen(model)
        screen.start()
        return screen
    }
}

@MainActor
private final class TeaModel {
    let name = Observable("")
    let isSweet = Observable(false)
    let size = Observable("small")
    let isOpen = PassthroughSubject<Bool, Never>()
}

private final class TeaView: View {
    let title = "Tea"
    let name = TextField("Name")
    let isSweet = Toggle("Sugar")
    let size = Choice("Size", ["small", "large"])
    let next = Button("Next")

    var controls: [Control] { [name, isSweet, size, next] }
}

private final class TeaScreen: ViewScreen {
    typealias Routes = FixedRouter
    let view = TeaView()
    private let model: TeaModel

    init(_ model: TeaModel) {
        self.model = model
    }

    func start() {
        bind(view.name, model.name)
        bind(view.isSweet, model.isSweet)
        bind(view.size, model.size)
        bind(\.next.isEnabled, model.name.map { !$0.isEmpty })
        bind(\.size.isEnabled, model.isOpen)
        bind(view.next, to: .next)
    }
}

private final class TeaCoordinator: Coordinator {
    static let flow = Flow<TeaCoordinator>("tea") {
        FlowScreen("tea") { TeaScreen($0.model) }
        FlowScreen("next") { _ in FixedScreen("Next") }
    }

    private let model: TeaModel

    init(_ model: TeaModel) {
        self.model = model
    }
}
