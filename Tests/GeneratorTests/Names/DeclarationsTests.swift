import WaylineGenerator
import XCTest

final class DeclarationsTests: XCTestCase {
    func testEveryKindOfTypeIsFound() throws {
        for kind in ["class", "struct", "enum", "protocol", "actor", "typealias"] {
            try assertClash(
                in: "public \(kind) OrdersView {}",
                "'OrdersView' is declared in 'A.swift': choose a longer name")
        }
        try assertClash(
            in: "@MainActor\nfinal class `OrdersRouter`<T>: B {}",
            "'OrdersRouter' is declared in 'A.swift': choose a longer name")
        try assertClash(
            in: "func f() {\n    let a = /\\{/\n}\nstruct OrdersView {}",
            "'OrdersView' is declared in 'A.swift': choose a longer name")
        try assertClash(
            in: "private let a = 1\nstruct OrdersView {}",
            "'OrdersView' is declared in 'A.swift': choose a longer name")
        XCTAssertNil(try clash(in: "struct Orders {}", "Orders"))
    }

    func testTypesThatTheReaderKnowsAreFoundToo() throws {
        for name in ["RouteID", "Transition"] {
            let package = try SamplePackage()
            try package.tree.write("Sources/Screens/A.swift", "struct \(name) {}\n")
            XCTAssertThrowsError(
                try package.generation("Orders", fields: ["name"], template: "closures"), name
            ) {
                XCTAssertTrue("\($0)".contains("'Sources/Screens/A.swift'"), "\($0)")
            }
        }
    }

    func testTextThatIsNotADeclarationIsIgnored() throws {
        for source in [
            "extension OrdersView {}", "// struct OrdersView {}", "/* /* */ struct OrdersView */",
            "let a = \"struct OrdersView\"", "let a = #\"\\\" struct OrdersView \"#",
            "let a = \"\"\"\n struct OrdersView \"\n\"\"\"", "import struct OrdersView.Part",
            "enum Route { struct OrdersView {} }", "let a = \"\\(\"}\") struct OrdersView\"",
            "let a = \"\\(b { \"struct\" }) struct OrdersView\"",
            "let a = #/\"struct/# // OrdersView",
            "let route: RouteID<NoInput> = \"orders\"", "go(to: RouteID(\"orders\"))",
            "static let a = 1; func f() { RouteID(\"orders\") }",
        ] {
            XCTAssertNil(try clash(in: source, "Orders"), source)
        }
    }

    func testRoutesAreFoundHoweverTheyAreWritten() throws {
        for constant in [
            "a: RouteID = \"orders\"", "a = RouteID<NoInput>(\"orders\")",
            "a: RouteID<CartInput> = RouteID(\"orders\")", "a: Self = \"orders\"",
            "a = Self(\"orders\")",
        ] {
            for head in ["RouteID<NoInput>", "RouteID where Input == CartInput"] {
                let source = "extension \(head) { public static let \(constant) }"
                let error = try XCTUnwrap(clash(in: source, "Orders"))
                XCTAssertEqual(
                    error.description,
                    "'Orders' cannot name a screen: the route 'orders' is declared in 'A.swift': "
                        + "choose another, e.g. '--route orders-2'.")
            }
        }
    }

    func testARouteThatIsMadeByCodeIsFound() throws {
        for body in ["{ \"orders\" }", "{ RouteID(\"orders\") }", "{\n get { \"orders\" } }"] {
            let source = "extension RouteID<NoInput> { static var a: Self \(body) }"
            XCTAssertNotNil(try clash(in: source, "Orders"), source)
        }
    }

    func testAMemberOfRouteIDIsInTheWay() throws {
        for member in [
            "let orders: RouteID<NoInput> = \"other\"",
            "var orders: RouteID<NoInput> { \"other\" }",
            "func orders() -> RouteID<NoInput> { \"other\" }",
        ] {
            try assertClash(
                in: "extension RouteID<NoInput> {\n    public static \(member)\n}",
                "'RouteID.orders' is declared in 'A.swift': choose a longer name")
        }
    }

    func testAMemberOfTheListIsInTheWay() throws {
        for head in ["Listed", "FlowElement where Owner == MenuCoordinator"] {
            try assertClash(
                in:
                    "extension \(head) { static var orders: Listed { ScreenRoute(.a) { _ in } } }",
                "'Listed.orders' is declared in 'A.swift': choose a longer name")
        }
    }

    func testMembersOfOtherTypesAreInNobodysWay() throws {
        for source in [
            "enum Orders2 { static let orders: RouteID<NoInput> = .a }",
            "extension RouteID<NoInput> { func f() { let orders = 1 } }",
            "let a: RouteID<NoInput> = .b\nstruct B { static let orders = 1 }",
            "extension RouteID<NoInput> {}\nextension B { static let orders = 1 }",
            "extension B { func f(_ a: RouteID<NoInput>) {}\n static let orders = 1 }",
        ] {
            XCTAssertNil(try clash(in: source, "Orders"), source)
        }
    }

    private func assertClash(
        in source: String, _ reason: String, file: StaticString = #filePath, line: UInt = #line
    ) throws {
        let error = try XCTUnwrap(clash(in: source, "Orders"), source, file: file, line: line)
        let text = "'Orders' cannot name a screen: \(reason), e.g. 'OrdersPage'."
        XCTAssertEqual(error.description, text, file: file, line: line)
    }

    private func clash(in source: String, _ name: String) throws -> RequestError? {
        try Wanted(name).clash(with: [Wanted.file("A.swift", source)])
    }
}
