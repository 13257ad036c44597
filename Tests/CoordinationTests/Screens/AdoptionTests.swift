import Coordination
import WaylineRouting
import XCTest

/// Screens that become part of one that is there already.
@MainActor
final class AdoptionTests: XCTestCase {
    private let log = PanelLog()

    private func navigator(
        onStart: @escaping @MainActor (Panel) -> Void = { _ in }
    ) throws -> Navigator {
        try Navigator(
            PanelCoordinator { [log] in
                let panel = Panel("p", log, router: PanelRouter<OuterRoute>(), Panel("x", log))
                panel.onStart = onStart
                return panel
            }, settings: .findingLeaks)
    }

    func testALateChildStartsAtOnceAndStopsWithItsParent() async throws {
        let navigator = try navigator()
        navigator.screen.adopt(Panel("late", log))
        XCTAssertEqual(log.notes, ["+p", "+x", "+late"])
        navigator.go(.root("outer"))
        XCTAssertEqual(log.notes.suffix(3), ["-late", "-x", "-p"])
    }

    func testALateChildBringsItsOwnChildren() async throws {
        let navigator = try navigator()
        let part = Panel("part", log)
        navigator.screen.adopt(Panel("late", log, part))
        XCTAssertEqual(log.notes, ["+p", "+x", "+late", "+part"])
        part.perform("outer")
        XCTAssertEqual(navigator.state.path, ["panel", "outer"])
        navigator.go(.root("outer"))
        XCTAssertEqual(log.notes.suffix(4), ["-part", "-late", "-x", "-p"])
    }

    func testAChildOfAChildCanBeAdopted() async throws {
        let navigator = try navigator()
        let late = Panel("late", log)
        navigator.screen.children.first?.adopt(late)
        late.perform("outer")
        XCTAssertEqual(navigator.state.path, ["panel", "outer"])
    }

    func testAChildThatIsAdoptedInStartStartsOnce() async throws {
        let navigator = try navigator { [log] in $0.adopt(Panel("late", log)) }
        XCTAssertEqual(log.notes, ["+p", "+late", "+x"])
        navigator.go(.root("outer"))
        XCTAssertEqual(log.notes.suffix(3), ["-late", "-x", "-p"])
    }

    func testAFrontEndReachesTheRoutesOfALateChild() async throws {
        let navigator = try navigator()
        navigator.screen.adopt(Panel("late", log, router: PanelRouter<InnerRoute>()))
        navigator.send(.perform("inner"))
        XCTAssertEqual(navigator.state.path, ["panel", "inner"])
    }

    func testAScreenThatHasLeftAdoptsNobody() async throws {
        let navigator = try navigator()
        let panel = navigator.screen
        navigator.go(.root("outer"))
        log.notes = []
        panel.adopt(Panel("late", log))
        XCTAssertEqual(log.notes, [])
    }

    func testALateChildIsReleasedWithItsParent() async throws {
        let navigator = try navigator()
        weak var late: Panel?
        adopt(on: navigator) { late = $0 }
        XCTAssertNotNil(late)
        navigator.go(.root("outer"))
        XCTAssertNil(late)
        XCTAssertEqual(navigator.findLeaks(), [])
    }

    private func adopt(on navigator: Navigator, _ note: (Panel) -> Void) {
        let late = Panel("late", log)
        note(late)
        navigator.screen.adopt(late)
    }
}
