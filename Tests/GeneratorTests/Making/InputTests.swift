import XCTest

@testable import WaylineGenerator

/// A screen takes an input that the package declares, also as the first screen of its own flow.
final class InputTests: XCTestCase {
    private static let source = "Sources/Screens/Product.swift"

    private func package(_ text: String) throws -> SamplePackage {
        try SamplePackage([Self.source: text])
    }

    private func plan(
        _ package: SamplePackage, _ name: String, _ kind: ScreenKind? = nil, fields: [String] = [],
        input: String? = nil, leads: [String] = [], hasCoordinator: Bool = false
    ) throws -> Plan {
        var request = try ScreenRequest(
            name: name, hasCoordinator: hasCoordinator, kind: kind, fields: fields, leads: leads)
        request.input = try input.map {
            $0.contains(":")
                ? RequestedInput(fields: try Field.all([$0])) : RequestedInput(type: $0, fields: [])
        }
        var generation = try Generation(package.package())
        return try generation.plan([request])
    }

    private func tests(_ package: SamplePackage) throws -> String {
        try package.tree.text("Tests/ScreensTests/Order/OrderScreenTests.swift")
    }

    func testATypeOfThePackageIsAnInput() throws {
        let package = try package(
            """
            struct Product: ScreenInput {
                let price: Price
                static let sample = Product(price: .none)
            }

            """)
        let before = try package.tree.snapshot()
        try package.carryOut(plan(package, "Order", input: "Product"))
        let screen = try package.tree.text("Sources/Screens/Order/OrderScreen.swift")
        XCTAssertTrue(screen.contains("extension Destination<Product, NoOutput>"), screen)
        XCTAssertFalse(screen.contains("struct"), screen)
        let text = try tests(package)
        XCTAssertTrue(text.contains("OrderScreen(Product.sample)"), text)
        XCTAssertTrue(try package.update().isEmpty)
        try package.carryOut(package.destruction("Order"))
        XCTAssertEqual(try package.tree.snapshot(), before)
    }

    func testATypeThatCannotBeAnInputIsRefused() throws {
        let sample = "    static let sample = Product()\n"
        for text in [
            "", "struct Product: Hashable {\n\(sample)}\n",
            "struct Product: Codable {\n\(sample)}\n",
            "struct Product: Codable, Hashable {\n    let id: Int\n}\n",
        ] {
            XCTAssertThrowsError(try plan(package(text), "Order", input: "Product"), text) {
                XCTAssertEqual(
                    "\($0)",
                    "'Product' cannot be the input: declare it in the target as a "
                        + "ScreenInput, with a 'static let sample' for the tests, or write its "
                        + "properties, e.g. '--input id:Int'.")
            }
        }
    }

    /// A package with an order that leads to two other screens.
    private func orders() throws -> SamplePackage {
        let package = try package(
            "struct Product: Codable, Hashable {\n    static let sample = Product()\n}\n"
                + "extension Destination<NoInput, NoOutput> { static let own = Self(\"own\") }\n")
        try package.carryOut(plan(package, "About"))
        try package.carryOut(plan(package, "Shelf", .detail, fields: ["id:Int"], input: "id:Int"))
        try package.carryOut(
            plan(
                package, "Order", .list, fields: ["id:Int"], input: "Product",
                leads: ["shelf", "about"], hasCoordinator: true))
        return package
    }

    func testAFlowTakesAnInputAndLeadsToGeneratedScreens() throws {
        let package = try orders()
        let text = try package.tree.text("Sources/Screens/Order/OrderCoordinator.swift")
        XCTAssertTrue(
            text.contains(
                """
                    private static let first = Destination<NoInput, NoOutput>(
                        Destination.order.name)

                    static let flow = Flow<OrderCoordinator>(first) {
                        FlowScreen(first) { owner in
                            OrderScreen(viewModel: OrderViewModel(owner.input, order: owner.order))
                        }
                        FlowScreen(.shelf) { _, input in \
                ShelfScreen(viewModel: ShelfViewModel(input)) }
                        FlowScreen(.about) { _ in AboutScreen() }
                    }
                """), text)
        XCTAssertTrue(try package.update().isEmpty)
    }

    func testAFlowDoesNotLeadToOtherRoutes() throws {
        let package = try orders()
        for (lead, fault) in [
            ("own", "is not the route of a generated screen"), ("order", "begins a flow"),
        ] {
            XCTAssertThrowsError(
                try plan(package, "Tour", leads: [lead], hasCoordinator: lead == "own")
            ) {
                XCTAssertEqual(
                    "\($0)",
                    "'\(lead)' \(fault): leave it off, and write that decision in the router "
                        + "yourself."
                )
            }
        }
    }
}
