import Binding
import Coordination
import ScreenSupport
import WaylineInterface
import WaylineRouting
import XCTest

/// Filling in a draft tells the view model, and performs no routes.
@MainActor
final class DraftRouteTests: XCTestCase {
    func testFillingInPerformsNoRoute() async throws {
        let hot = Toggle("Hot")
        let before = try Navigator(KeptForm([hot]))
        hot.toggle()
        let (again, isHot) = (Toggle("Hot"), Observable(false))
        let after = try Navigator(
            KeptForm([again]) { screen in
                screen.bind(again, to: .next)
                screen.bind(again.isOnPublisher) { screen, _ in screen.perform(.next) }
                screen.bind(again, isHot)
                screen.bind(isHot) { if $1 { $0.perform(.next) } }
            })
        _ = try after.restore(before.save())
        XCTAssertTrue(isHot.value)
        XCTAssertEqual(after.state.path, ["form"])
        again.toggle()
        XCTAssertEqual(after.state.path, ["form", "next"])
    }

    func testFillingInWhatComesLaterPerformsNoRoute() async throws {
        let town = Choice("Town", ["Hanoi", "Huế"])
        let before = try Navigator(KeptForm([town]))
        town.choose(at: 1)
        let (again, chosen) = (Choice("Town", ["Hanoi"]), Observable("Hanoi"))
        let towns = Observable(["Hanoi"])
        let after = try Navigator(
            KeptForm([again]) { screen in
                screen.bind(again, chosen)
                screen.bind(again.chosenPublisher) { screen, _ in screen.perform(.next) }
                screen.bind(towns) { again.options = $1 }
            })
        _ = try after.restore(before.save())
        towns.value = ["Hanoi", "Huế"]
        XCTAssertEqual(chosen.value, "Huế")
        XCTAssertEqual(after.state.path, ["form"])
        again.choose(at: 0)
        XCTAssertEqual(after.state.path, ["form", "next"])
    }

    func testFillingInMovesNoCoordinator() async throws {
        let hot = Toggle("Hot")
        let before = try Navigator(ListeningForm(hot))
        hot.toggle()
        XCTAssertEqual(before.state.path, ["form", "next"])
        before.send(.back)
        let again = Toggle("Hot")
        let after = try Navigator(ListeningForm(again))
        _ = try after.restore(before.save())
        XCTAssertTrue(again.isOn)
        XCTAssertEqual(after.state.path, ["form"])
    }
}

/// A flow whose coordinator acts on a switch.
private final class ListeningForm: Coordinator {
    static let flow = Flow<ListeningForm>("form") {
        FlowScreen("form") { (flow: ListeningForm) in KeptScreen([flow.hot], { _ in }) }
            .on(\.hot.isOnPublisher) { _, _ in .push("next") }
        FlowScreen("next") { _ in FixedScreen("Next") }
    }

    fileprivate let hot: Toggle

    init(_ hot: Toggle) {
        self.hot = hot
    }
}

extension KeptScreen {
    fileprivate var hot: Toggle { view.controls.first as? Toggle ?? Toggle("") }
}
