import WaylineGenerator
import XCTest

/// A screen leads to routes that exist, and stands in the flow that it names.
final class LinkedScreenTests: XCTestCase {
    private static let flow = "Sources/Screens/ShopCoordinator.swift"
    private static let shop = """
        final class ShopCoordinator: Coordinator {
            static let flow = Flow<ShopCoordinator>(.home) {
                ScreenRoute(.home) { _ in HomeScreen() }
                    .onEnter { _, _ in
                        .allow
                    }
            }
        }
        extension RouteID<NoInput> { static let home = Self("home") }
        extension RouteID<NoInput> { static let done = Self("done") }
        extension RouteID<NoInput> { static let start = Self("first-page") }
        extension RouteID where Input == DayInput { static let day = Self("day") }

        """

    private func package(_ list: String = "Shop") throws -> SamplePackage {
        try SamplePackage([
            Self.flow: Self.shop,
            SamplePackage.list: """
            typealias Listed = ListedScreen<\(list)Coordinator>
            enum ScreenList {
                static let all: [Listed] = [
                ]
            }

            """,
        ])
    }

    private func plan(_ package: SamplePackage, _ requests: ScreenRequest...) throws -> Plan {
        var generation = try Generation(package.package())
        return try generation.plan(requests)
    }

    private func request(
        _ name: String, _ fields: [String] = [], kind: ScreenKind? = nil, input: [String] = [],
        leads: [String] = [], flow: String? = nil, hasCoordinator: Bool = false
    ) throws -> ScreenRequest {
        try ScreenRequest(
            name: name, hasCoordinator: hasCoordinator, kind: kind, fields: fields, input: input,
            leads: leads, flow: flow)
    }

    func testAScreenStandsInTheFlowThatItNames() throws {
        let package = try package()
        let before = try package.tree.snapshot()
        let requests = [
            try request("Order", flow: "ShopCoordinator"),
            try request("Bill", ["id:Int"], input: ["id:Int"], flow: "ShopCoordinator"),
            try request("Tour", flow: "ShopCoordinator", hasCoordinator: true),
        ]
        for request in requests { try package.carryOut(plan(package, request)) }
        let text = try package.tree.text(Self.flow)
        XCTAssertTrue(
            text.contains(
                """
                            }
                        ScreenRoute(.order) { _ in OrderScreen() }
                        ScreenRoute(.bill) { _, input in BillScreen(viewModel: BillViewModel(input)) }
                        ChildFlow(.tour) { _ in TourCoordinator() }
                    }
                """), text)
        XCTAssertFalse(try package.tree.text(SamplePackage.list).contains("."))
        XCTAssertTrue(try plan(package, requests[1]).isEmpty)
        XCTAssertTrue(try package.update().isEmpty)
        try package.carryOut(package.destruction("Bill", "Tour", "Order"))
        XCTAssertEqual(try package.tree.snapshot(), before)
    }

    func testAScreenWithAnInputStandsInTheFlowOfTheMenu() throws {
        let package = try package()
        let before = try package.tree.snapshot()
        try package.carryOut(plan(package, request("Bill", input: ["id:Int"])))
        XCTAssertTrue(
            try package.tree.text(Self.flow)
                .contains("        ScreenRoute(.bill) { _, input in BillScreen(input) }\n    }\n"))
        try package.carryOut(package.destruction("Bill"))
        XCTAssertEqual(try package.tree.snapshot(), before)
    }

    func testAnEditedLineOfAFlowIsNotRemoved() throws {
        let package = try package()
        try package.carryOut(plan(package, request("Order", flow: "ShopCoordinator")))
        let text = try package.tree.text(Self.flow)
        try package.tree.write(Self.flow, text.replacing("OrderScreen()", with: "OrderScreen(1)"))
        XCTAssertThrowsError(try package.destruction("Order")) {
            XCTAssertEqual(
                "\($0)",
                "'\(Self.flow)' names '.order' in a line that was edited: remove it there first.")
        }
    }

    func testAFlowThatIsNotThereIsRefused() throws {
        XCTAssertThrowsError(try plan(package(), request("Order", flow: "CafeCoordinator"))) {
            XCTAssertEqual(
                "\($0)",
                "'CafeCoordinator' is not a coordinator of the target with a flow: name another one, "
                    + "e.g. '--flow Checkout' for a CheckoutCoordinator.")
        }
    }

    func testARouteIsFoundByItsNameAndByItsMember() throws {
        for lead in ["first-page", "start"] {
            let package = try package()
            try package.carryOut(plan(package, request("Tour", leads: [lead])))
            let router = try package.tree.text("Sources/Screens/Tour/TourRouter.swift")
            XCTAssertTrue(router.contains("case start = \"first-page\""), router)
            XCTAssertTrue(router.contains("case .start: .push(.start)"), router)
            XCTAssertTrue(try package.update().isEmpty)
        }
    }

    func testARowGivesTheRouteItsInput() throws {
        let package = try package()
        try package.carryOut(plan(package, request("Bill", ["id:Int"], input: ["id:Int"])))
        let bills = try request("Bills", ["id:Int"], kind: .list, leads: ["bill", "home"])
        try package.carryOut(plan(package, bills))
        let router = try package.tree.text("Sources/Screens/Bills/BillsRouter.swift")
        XCTAssertTrue(router.contains(".push(.bill, BillInput(id: $0.id))"), router)
        XCTAssertTrue(router.contains("case .home: .push(.home)"), router)
        XCTAssertTrue(try package.update().isEmpty)
    }

    func testADetailGivesItsRoutesTheirInputs() throws {
        let package = try package()
        for name in ["Bill", "Receipt"] {
            try package.carryOut(plan(package, request(name, ["id:Int"], input: ["id:Int"])))
        }
        let sum = try request("Sum", ["id:Int"], kind: .detail, leads: ["bill", "home", "receipt"])
        try package.carryOut(plan(package, sum))
        let router = try package.tree.text("Sources/Screens/Sum/SumRouter.swift")
        for decision in [".push(.bill, BillInput(id: $0.id))", ".push(.receipt, ReceiptInput("] {
            XCTAssertTrue(router.contains("facts.contents.map { \(decision)"), router)
        }
        XCTAssertTrue(try package.update().isEmpty)
    }

    func testARouteThatCannotBeReachedIsRefused() throws {
        let package = try package()
        try package.carryOut(plan(package, request("Bill", input: ["number:Int"])))
        for (lead, kind, message) in [
            ("hme", nil, "'hme' is not a route of the target: did you mean 'home'?"),
            (
                "settings", nil,
                "'settings' is not a route of the target: generate its screen first."
            ),
            (
                "bill", nil,
                "'bill' needs the input 'BillInput', which only a detail or a row of a list can "
                    + "give: leave it off, and write that decision in the router yourself."
            ),
            (
                "day", .list,
                "'day' needs the input 'DayInput', which was not generated: leave it off, and write "
                    + "that decision in the router yourself."
            ),
            ("bill", .list, "'bill' needs 'number:Int': add this field."),
            ("done", .form, "'done' is a route of this screen already: leave it off."),
        ] as [(String, ScreenKind?, String)] {
            let fields = kind == .form ? ["home"] : ["id:Int"]
            XCTAssertThrowsError(
                try plan(package, request("Order", fields, kind: kind, leads: [lead])), lead
            ) { XCTAssertEqual("\($0)", message) }
        }
    }

    func testTwoScreensWithTheSameValuesShareAService() throws {
        let package = try package()
        for name in ["Bills", "Archive"] {
            var bills = try request(name, ["id:Int", "size:small|large"], kind: .list)
            bills.ownService = "Ledger"
            try package.carryOut(plan(package, bills))
        }
        let path = "Sources/Screens/Archive/Archive"
        XCTAssertNil(try package.tree.snapshot()["\(path)Service.swift"])
        let model = try package.tree.text("\(path)ViewModel.swift")
        XCTAssertTrue(model.contains("Request<[BillsRow], LedgerError>"), model)
        XCTAssertFalse(model.contains("struct"), model)
        XCTAssertTrue(try package.update().isEmpty)
        var other = try request("Sums", ["id:Int"], kind: .list)
        other.ownService = "Ledger"
        XCTAssertThrowsError(try plan(package, other)) {
            XCTAssertEqual(
                "\($0)",
                "'LedgerService' has other values, of 'Bills': give the same kind, fields and input, or "
                    + "name another service.")
        }
    }

    func testOptionsThatAreLeftOffAreNamed() throws {
        let package = try package()
        try package.carryOut(plan(package, request("Bill", ["name"])))
        var bills = try ScreenRequest(
            name: "Bills", children: ["Header"], hasCoordinator: true, hasProtocol: true,
            kind: .list, fields: ["id:Int"], leads: ["bill"], service: "Ledger")
        bills.title = "Your bills"
        try package.carryOut(plan(package, bills))
        XCTAssertEqual(try plan(package, bills).notes, [])
        XCTAssertEqual(
            try plan(package, request("Bills", ["id:Int"])).notes,
            [
                "'Bills' had '--child Header --leads-to bill --kind list --service Ledger "
                    + "--title 'Your bills' --coordinator --protocol' until now: to keep this, "
                    + "repeat it."
            ])
    }

    func testAnInputOfAGeneratedScreenCanBeShared() throws {
        let package = try package()
        try package.carryOut(plan(package, request("Bill", input: ["id:Int"])))
        var other = try ScreenRequest(name: "Receipt")
        other.input = ScreenInput(type: "BillInput", fields: [])
        try package.carryOut(plan(package, other))
        let screen = try package.tree.text("Sources/Screens/Receipt/ReceiptScreen.swift")
        XCTAssertTrue(screen.contains("extension RouteID<BillInput>"), screen)
        XCTAssertFalse(screen.contains("struct"), screen)
        XCTAssertTrue(try package.update().isEmpty)
    }
}
