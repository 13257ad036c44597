import Wayline
import WaylineProgram
import XCTest

/// The table of `route` without a route, of a router whose facts have many values.
@MainActor
final class RouteTableTests: XCTestCase {
    private func lines(_ words: String...) async -> [String] {
        var text = ""
        _ = await ConsoleApp(.store, program: "store").run(["route", "--from", "store"] + words) {
            text += $0
        }
        return text.split(separator: "\n").map {
            $0.split(separator: " ").joined(separator: " ")
        }
    }

    func testAFactThatIsNeverNilIsEmptyAndFilledAndOthersAreNamed() async {
        let lines = await lines()
        XCTAssertEqual(
            lines,
            [
                "route items count name decision",
                "pay empty any any stay",
                "pay filled any any push bill",
                "add any 0 any stay",
                "add any 1 any push bill",
                "With the default value of 'size': set another with '--set'.",
            ])
    }

    func testAFactThatIsSetHasOnlyThisValue() async {
        let lines = await lines("--set", "items=[]", "--set", "size={\"width\":2}")
        XCTAssertEqual(lines.prefix(2), ["route count name decision", "pay any any stay"])
        XCTAssertEqual(lines.count, 4)
    }
}

extension App {
    fileprivate static let store = App("Store") { _ in StoreCoordinator() }
}

extension Destination<NoInput, NoOutput> {
    fileprivate static let store = Self("store")
    fileprivate static let bill = Self("bill")
}

private final class StoreCoordinator: Coordinator {
    static let flow = Flow<StoreCoordinator>(.store) {
        FlowScreen(.store) { _ in StoreScreen() }
    }
}

private struct StoreRouter: Router {
    enum Route: String, CaseIterable { case pay, add }

    struct Size: Codable, Hashable, Sendable {
        var width = 1
    }

    struct Facts: RouterFacts {
        var items: [String] = []
        var count = 0
        var name = ""
        var size = Size()
    }

    func decide(_ route: Route, _ facts: Facts, _ context: RouteContext) -> Transition {
        switch route {
        case .pay: facts.items.isEmpty ? .stay : .push(.bill)
        case .add: facts.count > 0 ? .push(.bill) : .stay
        }
    }
}

private final class StoreScreen: ViewScreen {
    typealias Routes = StoreRouter
    let view = StoreView()

    var facts: StoreRouter.Facts { .init() }
}

private final class StoreView: View {
    let title = "Store"
    let controls: [Control] = []
}
