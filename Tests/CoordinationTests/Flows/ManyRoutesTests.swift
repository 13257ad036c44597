import Coordination
import TestSupport
import WaylineRouting
import XCTest

/// Each of many routes of a flow is found, in whatever order they are declared.
@MainActor
final class ManyRoutesTests: XCTestCase {
    func testEachRouteIsFound() async throws {
        var random = SplitMix.printed()
        for count in [1, 2, 3, 40, 41] {
            ManyRoutes.names = (0..<count).map { RouteName(rawValue: "é-\($0)") }
                .shuffled(using: &random)
            let navigator = try Navigator(ManyRoutes())
            for name in ManyRoutes.names {
                navigator.go(.push(.named(name)))
                XCTAssertEqual(navigator.state.top.route, name)
                XCTAssertEqual((navigator.screen as? NamedScreen)?.name, name)
            }
            let unknown = navigator.go(.push("nowhere")).outcome
            guard case .refused(.unknownRoute("nowhere", let known)) = unknown else {
                return XCTFail("\(String(describing: unknown))")
            }
            let declared = ["first"] + ManyRoutes.lines.map(\.route)
            XCTAssertEqual(known, declared.sorted { $0.rawValue < $1.rawValue })
        }
    }

    func testTheLinesOfNestedListsKeepTheirOrder() {
        ManyRoutes.names = ["b", "a", "c"]
        XCTAssertEqual(ManyRoutes.lines.map(\.route), ["b", "a", "c", "end", "end too"])
    }
}

@MainActor
private final class ManyRoutes: Coordinator {
    static var names: [RouteName] = []

    static var flow: Flow<ManyRoutes> {
        Flow<ManyRoutes>("first") {
            FlowScreen("first") { _ in NamedScreen("first") }
            lines
        }
    }

    @FlowBuilder<ManyRoutes>
    static var lines: [FlowElement<ManyRoutes>] {
        for name in names {
            FlowScreen(.named(name)) { (_: ManyRoutes) in NamedScreen(name) }
        }
        if names.count < 100 {
            FlowScreen("end") { _ in NamedScreen("end") }
            if names.count < 10 { FlowScreen("end too") { _ in NamedScreen("end too") } }
        }
    }
}
