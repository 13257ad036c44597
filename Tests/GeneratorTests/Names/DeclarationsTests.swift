import XCTest

@testable import WaylineGenerator

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
        for name in ["Destination", "Transition"] {
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
            "let route: Destination<NoInput, NoOutput> = \"orders\"",
            "go(to: Destination(\"orders\"))",
            "static let a = 1; func f() { Destination(\"orders\") }",
        ] {
            XCTAssertNil(try clash(in: source, "Orders"), source)
        }
    }

    func testRoutesAreFoundHoweverTheyAreWritten() throws {
        for constant in [
            "a: Destination = \"orders\"", "a = Destination<NoInput, NoOutput>(\"orders\")",
            "a: Destination<CartInput, NoOutput> = Destination(\"orders\")", "a: Self = \"orders\"",
            "a = Self(\"orders\")",
        ] {
            for head in [
                "Destination<NoInput, NoOutput>",
                "Destination where Input == CartInput, Output == NoOutput",
            ] {
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
        for body in ["{ \"orders\" }", "{ Destination(\"orders\") }", "{\n get { \"orders\" } }"] {
            let source = "extension Destination<NoInput, NoOutput> { static var a: Self \(body) }"
            XCTAssertNotNil(try clash(in: source, "Orders"), source)
        }
    }

    func testAMemberOfDestinationIsInTheWay() throws {
        for member in [
            "let orders: Destination<NoInput, NoOutput> = \"other\"",
            "var orders: Destination<NoInput, NoOutput> { \"other\" }",
            "func orders() -> Destination<NoInput, NoOutput> { \"other\" }",
        ] {
            try assertClash(
                in: "extension Destination<NoInput, NoOutput> {\n    public static \(member)\n}",
                "'Destination.orders' is declared in 'A.swift': choose a longer name")
        }
    }

    func testAMemberOfTheListIsInTheWay() throws {
        for head in ["Listed", "FlowElement where Owner == MenuCoordinator"] {
            try assertClash(
                in:
                    "extension \(head) { static var orders: Listed { FlowScreen(.a) { _ in } } }",
                "'Listed.orders' is declared in 'A.swift': choose a longer name")
        }
    }

    func testMembersOfOtherTypesAreInNobodysWay() throws {
        for source in [
            "enum Orders2 { static let orders: Destination<NoInput, NoOutput> = .a }",
            "extension Destination<NoInput, NoOutput> { func f() { let orders = 1 } }",
            "let a: Destination<NoInput, NoOutput> = .b\nstruct B { static let orders = 1 }",
            "extension Destination<NoInput, NoOutput> {}\nextension B { static let orders = 1 }",
            "extension B {\n func f(_ a: Destination<NoInput, A>) {}\n static let orders = 1 }",
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
