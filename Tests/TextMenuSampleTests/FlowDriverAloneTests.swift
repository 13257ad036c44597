import Wayline
import XCTest

/// A screen or a flow is tested without the app around it.
@MainActor
final class FlowDriverAloneTests: XCTestCase {
    func testAScreenLeadsToEmptyScreens() async throws {
        let app = try FlowDriver(of: SizeScreen(), at: .size, leadingTo: ["receipt", "size"])
        try await app.choose("Receipt")
        XCTAssertEqual(app.path, ["host", "size", "receipt"])
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
            try await app.choose("Receipt")
            XCTFail("nothing was thrown")
        } catch {
            XCTAssertTrue("\(error)".contains("'receipt'"), "\(error)")
        }
    }

    func testAFlowPassesItsResultOn() async throws {
        var results: [FlowResult<Colour>] = []
        let app = try FlowDriver(of: ColourCoordinator(), at: .colour) { results.append($0) }
        try await app.choose("Done")
        XCTAssertEqual(results, [.finished(Colour(name: "red"))])
        XCTAssertEqual(app.path, ["host"])
    }

    func testAFlowThatIsLeftIsCancelled() async throws {
        var results: [FlowResult<Colour>] = []
        let app = try FlowDriver(of: ColourCoordinator(), at: .colour) { results.append($0) }
        try await app.back()
        XCTAssertEqual(results, [.cancelled])
    }
}

private struct Receipt: Codable {
    let id: Int
}

private struct Colour: Codable, Equatable {
    let name: String
}

private struct SizeRouter: Router {
    enum Route: String, CaseIterable { case done, receipt }

    func decide(_ route: Route, _ facts: NoFacts, _ context: RouteContext) -> Transition {
        switch route {
        case .done: .pop
        case .receipt: .push(.receipt, Receipt(id: 5))
        }
    }
}

private final class SizeScreen: ViewScreen {
    typealias Routes = SizeRouter
    let view = SizeView()

    func start() {
        bind(view.done, to: .done)
        bind(view.receipt, to: .receipt)
    }
}

private final class SizeView: View {
    let title = "Size"
    let done = Button("Done")
    let receipt = Button("Receipt")

    var controls: [Control] { [done, receipt] }
}

private final class ColourCoordinator: Coordinator {
    typealias Output = Colour

    static let flow = Flow<ColourCoordinator>(.colour) {
        ScreenRoute(.colour) { _ in ColourScreen() }
    }
}

private struct ColourRouter: Router {
    typealias Output = Colour
    enum Route: String, CaseIterable { case done }

    func decide(_ route: Route, _ facts: NoFacts, _ context: RouteContext) -> Transition {
        finish(Colour(name: "red"))
    }
}

private final class ColourScreen: ViewScreen {
    typealias Routes = ColourRouter
    let view = ColourView()

    func start() {
        bind(view.done, to: .done)
    }
}

private final class ColourView: View {
    let title = "Colour"
    let done = Button("Done")

    var controls: [Control] { [done] }
}

extension RouteID<NoInput> {
    fileprivate static let size = Self("size")
    fileprivate static let colour = Self("colour")
}

extension RouteID<Receipt> {
    fileprivate static let receipt = RouteID<Receipt>(RouteName("receipt"))
}
