import Coordination
import WaylineRouting
import XCTest

/// Screens that become part of one that is there already.
@MainActor
final class AdoptionTests: XCTestCase {
    private let log = PanelLog()

    private func navigator(
        onStart: @escaping @MainActor (OuterPanel) -> Void = { _ in }
    ) throws -> Navigator {
        try Navigator(
            PanelCoordinator { [log] in
                let panel = OuterPanel("p", log, PlainPanel("x", log))
                panel.onStart = onStart
                return panel
            }, settings: .findingLeaks)
    }

    func testALateChildStartsAtOnceAndStopsWithItsParent() async throws {
        let navigator = try navigator()
        navigator.screen.adopt(PlainPanel("late", log))
        XCTAssertEqual(log.notes, ["+p", "+x", "+late"])
        navigator.go(.root("outer"))
        XCTAssertEqual(log.notes.suffix(3), ["-late", "-x", "-p"])
    }

    func testALateChildBringsItsOwnChildren() async throws {
        let navigator = try navigator()
        let part = InnerPanel("part", log)
        navigator.screen.adopt(PlainPanel("late", log, part))
        XCTAssertEqual(log.notes, ["+p", "+x", "+late", "+part"])
        part.perform(.inner)
        XCTAssertEqual(navigator.state.path, ["panel", "inner"])
        navigator.go(.root("outer"))
        XCTAssertEqual(log.notes.suffix(4), ["-part", "-late", "-x", "-p"])
    }

    func testAChildOfAChildCanBeAdopted() async throws {
        let navigator = try navigator()
        let late = InnerPanel("late", log)
        navigator.screen.children.first?.adopt(late)
        late.perform(.inner)
        XCTAssertEqual(navigator.state.path, ["panel", "inner"])
    }

    func testAChildThatIsAdoptedInStartStartsOnce() async throws {
        let navigator = try navigator { [log] in $0.adopt(PlainPanel("late", log)) }
        XCTAssertEqual(log.notes, ["+p", "+late", "+x"])
        navigator.go(.root("outer"))
        XCTAssertEqual(log.notes.suffix(3), ["-late", "-x", "-p"])
    }

    func testAScreenThatIsAdoptedTwiceStartsOnce() async throws {
        let navigator = try navigator()
        let late = PlainPanel("late", log)
        navigator.screen.adopt(late)
        navigator.screen.adopt(late)
        XCTAssertEqual(log.notes, ["+p", "+x", "+late"])
        navigator.go(.root("outer"))
        XCTAssertEqual(log.notes.suffix(3), ["-late", "-x", "-p"])
    }

    func testAChildThatIsAdoptedBeforeTheScreenStartsDoesSoAfterItOnce() async throws {
        let panel = PlainPanel("p", log)
        let coordinator = AdoptingCoordinator(panel, PlainPanel("early", log))
        let navigator = try Navigator(coordinator)
        navigator.go(.start("child"))
        XCTAssertEqual(log.notes, ["+p", "+early"])
        navigator.go(.finish)
        XCTAssertEqual(log.notes.suffix(2), ["-early", "-p"])
    }

    func testAFrontEndReachesTheRoutesOfALateChild() async throws {
        let navigator = try navigator()
        navigator.screen.adopt(InnerPanel("late", log))
        navigator.send(.perform("inner"))
        XCTAssertEqual(navigator.state.path, ["panel", "inner"])
    }

    func testAScreenThatHasLeftAdoptsNobody() async throws {
        let navigator = try navigator()
        let panel = navigator.screen
        navigator.go(.root("outer"))
        log.notes = []
        panel.adopt(PlainPanel("late", log))
        XCTAssertEqual(log.notes, [])
    }

    func testALateChildIsReleasedWithItsParent() async throws {
        let navigator = try navigator()
        weak var late: PlainPanel?
        adopt(on: navigator) { late = $0 }
        XCTAssertNotNil(late)
        navigator.go(.root("outer"))
        XCTAssertNil(late)
        XCTAssertEqual(navigator.findLeaks(), [])
    }

    private func adopt(on navigator: Navigator, _ note: (PlainPanel) -> Void) {
        let late = PlainPanel("late", log)
        note(late)
        navigator.screen.adopt(late)
    }
}

/// A flow with a child flow of its own kind, which has a screen adopt another before that starts.
@MainActor
private final class AdoptingCoordinator: Coordinator {
    static let flow = Flow<AdoptingCoordinator>("panel") {
        FlowScreen("panel") { flow in
            flow.isChild ? flow.panel : PlainPanel("root", PanelLog())
        }
        ChildFlow("child") { parent in
            AdoptingCoordinator(parent.panel, parent.early, isChild: true)
        } onResult: { _, _ in
            .stay
        }
    }

    let panel: PlainPanel
    let early: PlainPanel
    let isChild: Bool

    init(_ panel: PlainPanel, _ early: PlainPanel, isChild: Bool = false) {
        self.panel = panel
        self.early = early
        self.isChild = isChild
    }

    func start() {
        if isChild { panel.adopt(early) }
    }
}
