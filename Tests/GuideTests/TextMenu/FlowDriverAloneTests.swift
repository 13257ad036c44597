import Wayline
import XCTest

/// A screen or a flow is tested without the app around it.
@MainActor
final class FlowDriverAloneTests: XCTestCase {
    func testAScreenLeadsToEmptyScreens() async throws {
        let app = try FlowDriver(of: SizeScreen(), at: .size, leadingTo: ["bill", "size"])
        try await app.choose("Bill")
        XCTAssertEqual(app.path, ["host", "size", "bill"])
        try await app.back()
        XCTAssertTrue(app.text.hasPrefix("Size"), app.text)
    }

    func testAScreenThatLeavesShowsTheEmptyOne() async throws {
        let screen = SizeScreen()
        let app = try FlowDriver(of: screen, at: .size)
        XCTAssertTrue(app.screen === screen)
        try await app.choose("Done")
        XCTAssertEqual(app.path, ["host"])
    }

    func testARouteThatIsNotNamedIsImpossible() async throws {
        let app = try FlowDriver(of: SizeScreen(), at: .size)
        do {
            try await app.choose("Bill")
            XCTFail("nothing was thrown")
        } catch {
            XCTAssertTrue("\(error)".contains("'bill'"), "\(error)")
        }
    }

    func testAFlowPassesItsResultOn() async throws {
        var results: [FlowResult<Paint>] = []
        let app = try FlowDriver(of: PaintCoordinator(), at: .paint) { results.append($0) }
        try await app.choose("Done")
        XCTAssertEqual(results, [.finished(Paint(name: "red"))])
        XCTAssertEqual(app.path, ["host"])
    }

    func testAFlowThatIsLeftIsCancelled() async throws {
        var results: [FlowResult<Paint>] = []
        let app = try FlowDriver(of: PaintCoordinator(), at: .paint) { results.append($0) }
        try await app.back()
        XCTAssertEqual(results, [.cancelled])
    }
}

private struct Bill: Codable {
    let id: Int
}

private struct Paint: Codable, Equatable {
    let name: String
}

private struct SizeRouter: Router {
    enum Route: String, CaseIterable { case done, bill }

    func decide(_ route: Route, _ facts: NoFacts, _ context: RouteContext) -> Transition {
        switch route {
        case .done: .pop
        case .bill: .push(.bill, Bill(id: 5))
        }
    }
}

private final class SizeScreen: ViewScreen {
    typealias Routes = SizeRouter
    let view = SizeView()

    func start() {
        bind(view.done, to: .done)
        bind(view.bill, to: .bill)
    }
}

private final class SizeView: View {
    let title = "Size"
    let done = Button("Done")
    let bill = Button("Bill")

    var controls: [Control] { [done, bill] }
}

private final class PaintCoordinator: Coordinator {
    typealias Output = Paint

    static let flow = Flow<PaintCoordinator>(.paint) {
        FlowScreen(.paint) { _ in PaintScreen() }
    }
}

private struct PaintRouter: Router {
    typealias Output = Paint
    enum Route: String, CaseIterable { case done }

    func decide(_ route: Route, _ facts: NoFacts, _ context: RouteContext) -> Transition {
        finish(Paint(name: "red"))
    }
}

private final class PaintScreen: ViewScreen {
    typealias Routes = PaintRouter
    let view = PaintView()

    func start() {
        bind(view.done, to: .done)
    }
}

private final class PaintView: View {
    let title = "Paint"
    let done = Button("Done")

    var controls: [Control] { [done] }
}

extension Destination<NoInput, NoOutput> {
    fileprivate static let size = Self("size")
}

extension Destination<NoInput, Paint> {
    fileprivate static let paint = Self("paint")
}

extension Destination<Bill, NoOutput> {
    fileprivate static let bill = Self("bill")
}
