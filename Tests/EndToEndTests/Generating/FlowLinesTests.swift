import XCTest

/// The lines of generated screens in the flow of a coordinator.
final class FlowLinesTests: XCTestCase {
    private static let flow = "Sources/ShopScreens/Menu/AppCoordinator.swift"
    private static let pay = "generate screen Pay amount:Double --input id:Int"
    private static let line =
        "        ScreenRoute(.pay) { _, input in PayScreen(viewModel: PayViewModel(input)) }\n"
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
                    ScreenRoute(.pay) { _, input in
                        PayScreen(
                            viewModel: PayViewModel(input))
                    }

            """)
        try shop.expect("destroy screen Pay", output: nil)
        XCTAssertEqual(try shop.text(Self.flow), before)
    }

    func testALongLineFitsTheLayout() throws {
        let shop = try WorkFolder.shop()
        let before = try shop.text(Self.flow)
        let name = "CustomerShippingAddressConfirmation"
        try shop.expect("generate screen \(name) street --input id:Int", output: nil)
        let lines = try shop.text(Self.flow).split(separator: "\n")
        XCTAssertLessThanOrEqual(lines.map(\.count).max() ?? 0, 100)
        try shop.expect("destroy screen \(name)", output: nil)
        XCTAssertEqual(try shop.text(Self.flow), before)
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
