import XCTest

@testable import WaylineGenerator

/// A screen leads to routes that exist, and stands in the flow that it names.
final class LinkedScreenTests: XCTestCase {
    func testAScreenStandsInTheFlowThatItNames() throws {
        let package = try SamplePackage.linked()
        let before = try package.tree.snapshot()
        let requests = [
            try ScreenRequest.of("Order", flow: "ShopCoordinator"),
            try ScreenRequest.of("Bill", ["id:Int"], input: ["id:Int"], flow: "ShopCoordinator"),
            try ScreenRequest.of("Tour", flow: "ShopCoordinator", hasCoordinator: true),
        ]
        for request in requests { try package.carryOut(package.plan(request)) }
        let text = try package.tree.text(SamplePackage.flow)
        XCTAssertTrue(
            text.contains(
                """
                            }
                        FlowScreen(.order) { _ in OrderScreen() }
                        FlowScreen(.bill) { _, input in \
                BillScreen(viewModel: BillViewModel(input)) }
                        ChildFlow(.tour) { _ in TourCoordinator() }
                    }
                """), text)
        XCTAssertFalse(try package.tree.text(SamplePackage.list).contains("."))
        XCTAssertTrue(try package.plan(requests[1]).isEmpty)
        XCTAssertTrue(try package.update().isEmpty)
        try package.carryOut(package.destruction("Bill", "Tour", "Order"))
        XCTAssertEqual(try package.tree.snapshot(), before)
    }

    func testAScreenWithAnInputStandsInTheFlowOfTheMenu() throws {
        let package = try SamplePackage.linked()
        let before = try package.tree.snapshot()
        try package.carryOut(package.plan(ScreenRequest.of("Bill", input: ["id:Int"])))
        XCTAssertTrue(
            try package.tree.text(SamplePackage.flow)
                .contains("        FlowScreen(.bill) { _, input in BillScreen(input) }\n    }\n"))
        try package.carryOut(package.destruction("Bill"))
        XCTAssertEqual(try package.tree.snapshot(), before)
    }

    func testAnEditedLineOfAFlowIsNotRemoved() throws {
        let package = try SamplePackage.linked()
        try package.carryOut(package.plan(ScreenRequest.of("Order", flow: "ShopCoordinator")))
        let text = try package.tree.text(SamplePackage.flow)
        try package.tree.write(
            SamplePackage.flow, text.replacing("OrderScreen()", with: "OrderScreen(1)"))
        XCTAssertThrowsError(try package.destruction("Order")) {
            XCTAssertEqual(
                "\($0)",
                "'\(SamplePackage.flow)' names '.order' in a line that was edited: remove it there "
                    + "first."
            )
        }
    }

    func testAFlowThatIsNotThereIsRefused() throws {
        XCTAssertThrowsError(
            try SamplePackage.linked().plan(ScreenRequest.of("Order", flow: "CafeCoordinator"))
        ) {
            XCTAssertEqual(
                "\($0)",
                "'CafeCoordinator' is not a coordinator of the target with a flow: name another "
                    + "one, e.g. '--flow Checkout' for a CheckoutCoordinator.")
        }
    }

    func testARouteIsFoundByItsNameAndByItsMember() throws {
        for (lead, member, route) in [
            ("first-page", "start", "first-page"), ("start", "start", "first-page"),
            ("settings", "settings", "Settings"), ("Settings", "settings", "Settings"),
        ] {
            let package = try SamplePackage.linked()
            try package.carryOut(package.plan(ScreenRequest.of("Tour", leads: [lead])))
            let router = try package.tree.text("Sources/Screens/Tour/TourRouter.swift")
            XCTAssertTrue(router.contains("case \(member) = \"\(route)\""), router)
            XCTAssertTrue(router.contains("case .\(member): .push(.\(member))"), router)
            XCTAssertTrue(try package.update().isEmpty)
        }
    }

    func testARowGivesTheRouteItsInput() throws {
        let package = try SamplePackage.linked()
        try package.carryOut(package.plan(ScreenRequest.of("Bill", ["id:Int"], input: ["id:Int"])))
        let bills = try ScreenRequest.of("Bills", ["id:Int"], kind: .list, leads: ["bill", "home"])
        try package.carryOut(package.plan(bills))
        let router = try package.tree.text("Sources/Screens/Bills/BillsRouter.swift")
        XCTAssertTrue(router.contains(".push(.bill, BillInput(id: $0.id))"), router)
        XCTAssertTrue(router.contains("case .home: .push(.home)"), router)
        XCTAssertTrue(try package.update().isEmpty)
    }

    func testADetailGivesItsRoutesTheirInputs() throws {
        let package = try SamplePackage.linked()
        for name in ["Bill", "Receipt"] {
            try package.carryOut(
                package.plan(ScreenRequest.of(name, ["id:Int"], input: ["id:Int"])))
        }
        let sum = try ScreenRequest.of(
            "Sum", ["id:Int"], kind: .detail, leads: ["bill", "home", "receipt"])
        try package.carryOut(package.plan(sum))
        let router = try package.tree.text("Sources/Screens/Sum/SumRouter.swift")
        for decision in [".push(.bill, BillInput(id: $0.id))", ".push(.receipt, ReceiptInput("] {
            XCTAssertTrue(router.contains("facts.contents.map { \(decision)"), router)
        }
        XCTAssertTrue(try package.update().isEmpty)
    }

    private static let refusals: [(String, ScreenKind?, String)] = [
        ("hme", nil, "'hme' is not a route of the target: did you mean 'home'?"),
        ("orders", nil, "'orders' is not a route of the target: generate its screen first."),
        ("secret", nil, "'secret' is not a route of the target: generate its screen first."),
        ("hidden", nil, "'hidden' is not a route of the target: generate its screen first."),
        (
            "standard", nil,
            "'standard' is not a route of the target: generate its screen first."
        ),
        ("helper", nil, "'helper' is not a route of the target: generate its screen first."),
        ("quoted", nil, "'quoted' is not a route of the target: generate its screen first."),
        ("test", nil, "'test' is not a route of the target: generate its screen first."),
        (
            "bill", nil,
            "'bill' needs the input 'BillInput', which only a detail or a row of a list can "
                + "give: leave it off, and write that decision in the router yourself."
        ),
        (
            "day", .list,
            "'day' needs the input 'DayInput', which was not generated: leave it off, and "
                + "write that decision in the router yourself."
        ),
        ("bill", .list, "'bill' needs the field 'number:Int', which is not here."),
        ("done", .form, "'done' is a route of this screen already: leave it off."),
    ]

    func testARouteThatCannotBeReachedIsRefused() throws {
        let package = try SamplePackage.linked()
        try package.carryOut(package.plan(ScreenRequest.of("Bill", input: ["number:Int"])))
        try package.tree.write(
            "Tests/ScreensTests/Own.swift",
            "extension Destination<NoInput, NoOutput> { static let test = Self(\"test\") }\n")
        for (lead, kind, message) in Self.refusals {
            let fields = kind == .form ? ["home"] : ["id:Int"]
            XCTAssertThrowsError(
                try package.plan(ScreenRequest.of("Order", fields, kind: kind, leads: [lead])), lead
            ) { XCTAssertEqual("\($0)", message) }
        }
    }

    func testTwoScreensWithTheSameValuesShareAService() throws {
        let package = try SamplePackage.linked()
        for name in ["Bills", "Archive"] {
            var bills = try ScreenRequest.of(name, ["id:Int", "size:small|large"], kind: .list)
            bills.ownService = "Ledger"
            try package.carryOut(package.plan(bills))
        }
        let path = "Sources/Screens/Archive/Archive"
        XCTAssertNil(try package.tree.snapshot()["\(path)Service.swift"])
        let model = try package.tree.text("\(path)ViewModel.swift")
        XCTAssertTrue(model.contains("Request<[BillsRow], LedgerError>"), model)
        XCTAssertFalse(model.contains("struct"), model)
        XCTAssertTrue(try package.update().isEmpty)
        var other = try ScreenRequest.of("Sums", ["id:Int"], kind: .list)
        other.ownService = "Ledger"
        XCTAssertThrowsError(try package.plan(other)) {
            XCTAssertEqual(
                "\($0)",
                "'LedgerService' has other values, of 'Bills': give the same kind, fields and "
                    + "input, or name another service.")
        }
    }

    func testAFlowLeadsOnlyToScreensThatLeadNowhere() throws {
        let package = try SamplePackage.linked()
        try package.carryOut(package.plan(ScreenRequest.of("Bill")))
        try package.carryOut(package.plan(ScreenRequest.of("Bills", leads: ["bill"])))
        let tour = try ScreenRequest.of("Tour", leads: ["bills"], hasCoordinator: true)
        XCTAssertThrowsError(try package.plan(tour)) {
            XCTAssertEqual(
                "\($0)",
                "'bills' leads to other screens, which are not in this flow: leave it off, and "
                    + "write that decision in the router yourself.")
        }
    }

    func testTitlesThatWouldBeOnTheScreenTwiceAreRefused() throws {
        let package = try SamplePackage.linked()
        try package.carryOut(package.plan(ScreenRequest.of("TryAgain")))
        XCTAssertThrowsError(
            try package.plan(
                ScreenRequest.of("Bill", ["id:Int"], kind: .detail, leads: ["try-again"]))
        ) {
            XCTAssertEqual("\($0)", "'try-again' is a route of this screen already: leave it off.")
        }
        var bill = try ScreenRequest.of("Bill")
        bill.title = "Try again"
        XCTAssertThrowsError(try package.plan(bill)) {
            XCTAssertEqual(
                "\($0)",
                "'Try again' is the title of 'TryAgain', too: give another with '--title'.")
        }
    }

    func testAServiceWithTheNameOfAMemberOfAFlowIsRefused() throws {
        var tour = try ScreenRequest.of("Tour", ["name"], hasCoordinator: true)
        tour.ownService = "Input"
        XCTAssertThrowsError(try SamplePackage.linked().plan(tour)) {
            XCTAssertEqual(
                "\($0)",
                "'Input' cannot name a service: 'input' has a meaning in Swift or in the generated "
                    + "files: choose a longer name, e.g. 'InputPage'.")
        }
    }

    func testAnInputOfAGeneratedScreenCanBeShared() throws {
        let package = try SamplePackage.linked()
        try package.carryOut(package.plan(ScreenRequest.of("Bill", input: ["id:Int"])))
        var other = try ScreenRequest.of("Receipt")
        other.input = RequestedInput(type: "BillInput", fields: [])
        try package.carryOut(package.plan(other))
        let screen = try package.tree.text("Sources/Screens/Receipt/ReceiptScreen.swift")
        XCTAssertTrue(screen.contains("extension Destination<BillInput, NoOutput>"), screen)
        XCTAssertFalse(screen.contains("struct"), screen)
        XCTAssertTrue(try package.update().isEmpty)
    }

    func testAScreenOfAnotherTargetIsNotMeant() throws {
        let package = try SamplePackage.linked()
        for path in ["Sources/Pay/Own.swift", "Tests/PayTests/Own.swift"] {
            try package.tree.write(path, "")
        }
        for (target, input) in [("Screens", "id:Int"), ("Pay", "number:Int")] {
            var bill = try ScreenRequest.of("Bill", input: [input])
            bill.target = target
            try package.carryOut(package.plan(bill))
        }
        var bills = try ScreenRequest.of("Bills", ["number:Int"], kind: .list, leads: ["bill"])
        bills.target = "Pay"
        try package.carryOut(package.plan(bills))
        let router = try package.tree.text("Sources/Pay/Bills/BillsRouter.swift")
        XCTAssertTrue(router.contains("BillInput(number: $0.number)"), router)
        XCTAssertThrowsError(try package.update(target: "Py")) {
            XCTAssertEqual(
                "\($0)",
                "'Py' is not a target with tests: there are 'Pay' and 'Screens'. Did you mean "
                    + "'Pay'?"
            )
        }
    }
}
