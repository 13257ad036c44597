import WaylineGenerator
import XCTest

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
        var details = ScreenDetails(kind, fields: try Field.all(fields))
        details.input = input.map { ScreenInput(type: $0, fields: []) }
        details.leads = leads.map { Lead($0) }
        var generation = try Generation(package.package())
        return try generation.plan([
            ScreenRequest(
                name: name, route: name.lowercased(), hasCoordinator: hasCoordinator,
                template: "closures", details: details)
        ])
    }

    private func tests(_ package: SamplePackage) throws -> String {
        try package.tree.text("Tests/ScreensTests/Order/OrderScreenTests.swift")
    }

    func testATypeOfThePackageIsAnInput() throws {
        let package = try package(
            """
            // A struct Product is sold.
            public struct Product: Codable, Hashable, Sendable {
                static let limit: Int = 3
                /// The number: it is unique.
                public let id: Int
                var title: String?
                let day: CalendarDate
                let kind: Int = 1
                var isNew: Bool { day == .epoch }
                var text: String {
                    let id: Int = 1
                    return "\\(id)"
                }
                public init(id: Int, title: String?, day: CalendarDate) {
                }
            }
            struct Other: Codable {
                let id: Int
            }

            """)
        let before = try package.tree.snapshot()
        try package.carryOut(plan(package, "Order", input: "Product"))
        let screen = try package.tree.text("Sources/Screens/Order/OrderScreen.swift")
        XCTAssertTrue(screen.contains("extension RouteID<Product>"), screen)
        XCTAssertFalse(screen.contains("struct"), screen)
        let made = #"Product(id: 7, title: "My title", day: CalendarDate.epoch)"#
        let text = try tests(package)
        XCTAssertTrue(text.contains("OrderScreen(\(made))"), text)
        XCTAssertTrue(try package.update().isEmpty)
        try package.carryOut(package.destruction("Order"))
        XCTAssertEqual(try package.tree.snapshot(), before)
    }

    func testATypeWithOtherPropertiesNeedsASample() throws {
        for text in [
            "let id: Int\n    let price: Price", "private let id: Int",
            "let id: Int\n    init(_ id: Int) {\n    }",
        ] {
            let text = "struct Product: Codable, Hashable {\n    \(text)\n}\n"
            XCTAssertThrowsError(try plan(self.package(text), "Order", input: "Product"), text) {
                XCTAssertEqual(
                    "\($0)",
                    "'Product' cannot be the input: the tests need a value of it: declare "
                        + "'static let sample' in its file.")
            }
            let package = try package(text + "extension Product {\n    static let sample = a\n}\n")
            try package.carryOut(plan(package, "Order", input: "Product"))
            XCTAssertTrue(try tests(package).contains("OrderScreen(Product.sample)"), text)
        }
    }

    func testATypeThatCannotBeAnInputIsRefused() throws {
        for (text, reason) in [
            ("", "it is not a type of the target: write its properties, e.g. '--input id:Int'."),
            (
                "struct Product: Hashable {\n    let id: Int\n}\n",
                "an input is Codable and Hashable: declare it so."
            ),
        ] {
            XCTAssertThrowsError(try plan(package(text), "Order", input: "Product")) {
                XCTAssertEqual("\($0)", "'Product' cannot be the input: \(reason)")
            }
        }
    }

    func testAFlowTakesAnInputAndLeadsToGeneratedScreens() throws {
        let package = try package(
            "struct Product: Codable, Hashable {\n    let id: Int\n}\n"
                + "extension RouteID<NoInput> { static let own = Self(\"own\") }\n")
        try package.carryOut(plan(package, "About"))
        try package.carryOut(plan(package, "Shelf", .detail, fields: ["id:Int"], input: "Product"))
        try package.carryOut(
            plan(
                package, "Order", .list, fields: ["id:Int"], input: "Product",
                leads: ["shelf", "about"], hasCoordinator: true))
        let text = try package.tree.text("Sources/Screens/Order/OrderCoordinator.swift")
        XCTAssertTrue(
            text.contains(
                """
                    private static let first = RouteID<NoInput>(RouteID.order.name)

                    static let flow = Flow<OrderCoordinator>(first) {
                        ScreenRoute(first) { owner in
                            OrderScreen(viewModel: OrderViewModel(owner.input, order: owner.order))
                        }
                        ScreenRoute(.shelf) { _, input in ShelfScreen(viewModel: ShelfViewModel(input)) }
                        ScreenRoute(.about) { _ in AboutScreen() }
                    }
                """), text)
        XCTAssertTrue(try package.update().isEmpty)
        for (lead, fault) in [
            ("own", "is not the route of a generated screen"), ("order", "begins a flow"),
        ] {
            XCTAssertThrowsError(
                try plan(package, "Tour", leads: [lead], hasCoordinator: lead == "own")
            ) {
                XCTAssertEqual(
                    "\($0)",
                    "'\(lead)' \(fault): leave it off, and write that decision in the router yourself."
                )
            }
        }
    }
}
