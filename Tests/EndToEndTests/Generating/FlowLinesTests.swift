import XCTest

/// The lines of generated screens in the flow of a coordinator.
final class FlowLinesTests: XCTestCase {
    private static let flow = "Sources/ShopScreens/Menu/AppCoordinator.swift"
    private static let pay = "generate screen Pay amount:Double --input id:Int"
    private static let line =
        "        FlowScreen(.pay) { _, input in PayScreen(viewModel: PayViewModel(input)) }\n"
    private static let refusal =
        "'\(flow)' names '.pay' in a line that was edited: remove it there first."

    /// A new package with a screen that has an input.
    private func shop() throws -> WorkFolder {
        let shop = try WorkFolder.shop()
        try shop.expect(Self.pay, output: nil)
        XCTAssertTrue(try shop.text(Self.flow).contains(Self.line))
        return shop
    }

    func testALineWithAModifierIsNotRemoved() throws {
        let indent = "            "
        for modifier in [
            "\(indent).onLeave { _, _ in .allow }\n", "\(indent)// mine\n\(indent).on(\\.done)\n",
        ] {
            let shop = try shop()
            try shop.edit(Self.flow, Self.line, Self.line + modifier)
            try shop.expectNoChange { try shop.expectRefusal("destroy screen Pay", Self.refusal) }
        }
    }

    func testALineWithACommentIsNotRemoved() throws {
        let shop = try shop()
        try shop.edit(Self.flow, "PayViewModel(input)) }\n", "PayViewModel(input)) }  // mine\n")
        try shop.expectNoChange { try shop.expectRefusal("destroy screen Pay", Self.refusal) }
    }

    func testAnEditedLineIsNotWrittenAgain() throws {
        let shop = try shop()
        try shop.edit(
            Self.flow, "{ _, input in PayScreen(viewModel: PayViewModel(input)) }",
            "{ app, input in app.makePay(input) }")
        try shop.expect(Self.pay, output: "Nothing to do: everything is up to date.\n")
    }

    func testALineInAnotherLayoutIsRemoved() throws {
        let shop = try WorkFolder.shop()
        let before = try shop.text(Self.flow)
        try shop.expect(Self.pay, output: nil)
        try shop.edit(
            Self.flow, Self.line,
            """
                    FlowScreen(.pay) { _, input in
                        PayScreen(
                            viewModel: PayViewModel(input))
                    }

            """)
        try shop.expect("destroy screen Pay", output: nil)
        XCTAssertEqual(try shop.text(Self.flow), before)
    }

    func testALongLineFitsTheLayout() throws {
        let shop = try WorkFolder.shop()
        try shop.edit(Self.flow, "    // swift-format-ignore\n", "")
        let before = try shop.text(Self.flow)
        let name = "CustomerShippingAddressConfirmation"
        try shop.expect("generate screen \(name) street --input id:Int", output: nil)
        let lines = try shop.text(Self.flow).split(separator: "\n")
        XCTAssertLessThanOrEqual(lines.map(\.count).max() ?? 0, 100)
        try shop.expect("destroy screen \(name)", output: nil)
        XCTAssertEqual(try shop.text(Self.flow), before)
    }

    func testTwoBranchesWithLongNamesAreMerged() throws {
        let shop = try WorkFolder.shop()
        let git = ["-c", "user.name=An", "-c", "user.email=an@example.com"]
        func commit(_ words: [String]...) throws {
            for words in words + [["add", "."], ["commit", "-q", "--allow-empty", "-m", "."]] {
                let run = try ProgramRun(
                    URL(fileURLWithPath: "/usr/bin/env"), ["git"] + git + words, folder: shop.url)
                XCTAssertEqual(run.status, 0, run.errors + run.output)
            }
        }
        let names = ["CustomerOrderHistoryDetails", "SupplierInvoiceHistoryDetails"]
        let generate = "generate screen \(names[0]) id:Int --kind detail --input id:Int"
        try commit(["init", "-q", "-b", "main"])
        try commit(["checkout", "-qb", "other"])
        try shop.expect(generate.replacing(names[0], with: names[1]), output: nil)
        try commit()
        try commit(["checkout", "-q", "main"])
        try shop.expect(generate, output: nil)
        try commit()
        try commit(["merge", "-q", "other"])
        let lines = try shop.text(Self.flow).split(separator: "\n")
        for name in names { XCTAssertEqual(lines.count { $0.contains("\(name)Screen(") }, 1) }
        XCTAssertEqual(lines.count { $0.hasPrefix("        FlowScreen") }, 3)
    }

    func testAFlowWithoutItsEndIsRefused() throws {
        let shop = try WorkFolder.shop()
        try shop.edit(Self.flow, "        ScreenList.all\n    }", "        ScreenList.all\n")
        try shop.expectRefusal(
            Self.pay,
            "'\(Self.flow)' cannot be read: restore it from version control, or remove it.")
    }

    func testALostFlowIsNamed() throws {
        let shop = try WorkFolder.shop()
        try shop.expect(Self.pay, output: nil)
        let text = try shop.text(Self.flow).replacing("AppCoordinator", with: "RootCoordinator")
        try shop.write(Self.flow, text)
        try shop.expect(
            "destroy screen Pay", output: nil,
            errors: "'AppCoordinator' was not found: remove '.pay' from its flow yourself.\n")
    }

    func testCommentsAreNotTheFlow() throws {
        let shop = try WorkFolder.shop()
        try shop.edit(Self.flow, "/// Owns", "/// `Flow<AppCoordinator>(.menu) { }`\n/// Owns")
        try shop.edit(Self.flow, "    }\n}", "    }  // the end of the flow\n}")
        let before = try shop.text(Self.flow)
        try shop.expect(Self.pay, output: nil)
        XCTAssertEqual(
            try shop.text(Self.flow),
            before.replacing("    }  // the end", with: "\(Self.line)    }  // the end"))
        try shop.expect("destroy screen Pay", output: nil)
        XCTAssertEqual(try shop.text(Self.flow), before)
    }
}
