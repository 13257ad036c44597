import Coordination
import WaylineRouting
import XCTest

/// Routers and coordinators finish a flow with a result of its type.
@MainActor
final class TypedFinishTests: XCTestCase {
    private func navigator() throws -> (Navigator, FormOwner) {
        let owner = FormOwner()
        let navigator = try Navigator(owner)
        navigator.go(.start("form"))
        return (navigator, owner)
    }

    func testARoutersResultArrivesAtTheParent() async throws {
        let (navigator, owner) = try navigator()
        let form = try XCTUnwrap(navigator.screen as? FormScreen)
        form.number = 7
        XCTAssertEqual(form.perform(.apply).outcome, .committed(revision: 2))
        XCTAssertEqual(owner.results, [.finished(NumberResult(number: 7))])
        XCTAssertEqual(navigator.state.path, ["desk"])
    }

    func testACoordinatorsResultArrivesAtTheParent() async throws {
        let (navigator, owner) = try navigator()
        let form = try XCTUnwrap(navigator.coordinator as? Form)
        form.go(form.finish(NumberResult(number: 8)))
        XCTAssertEqual(owner.results, [.finished(NumberResult(number: 8))])
    }

    func testAScreenWithoutAResultStandsInAnyFlow() async throws {
        let (navigator, owner) = try navigator()
        navigator.go(.push("help"))
        (navigator.screen as? NamedScreen)?.perform(.sequence([.pop, .pop]))
        XCTAssertEqual(owner.results, [.cancelled])
    }
}

@MainActor
private final class FormOwner: Coordinator {
    static let flow = Flow<FormOwner>("desk") {
        FlowScreen("desk") { _ in NamedScreen("desk") }
        ChildFlow(.init("form")) { _ in
            Form()
        } onResult: { owner, result in
            owner.results.append(result)
            return .stay
        }
    }

    var results: [FlowResult<NumberResult>] = []
}

@MainActor
private final class Form: Coordinator {
    typealias Output = NumberResult

    static let flow = Flow<Form>("form") {
        FlowScreen("form") { _ in FormScreen() }
        FlowScreen("help") { _ in NamedScreen("help") }
    }
}

@MainActor
private final class FormScreen: Screen {
    typealias Routes = FormRouter

    var number = 0

    var facts: FormRouter.Facts { .init(number: number) }
}

private struct FormRouter: Router {
    typealias Output = NumberResult

    enum Route: String, CaseIterable {
        case apply
    }

    struct Facts: RouterFacts {
        var number = 0
    }

    func decide(_ route: Route, _ facts: Facts, _ context: RouteContext) -> Transition {
        switch route {
        case .apply: finish(NumberResult(number: facts.number))
        }
    }
}
