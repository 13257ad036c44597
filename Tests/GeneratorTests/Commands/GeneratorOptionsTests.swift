import WaylineCommandLine
import WaylineGenerator
import XCTest

/// The arguments of 'generate screen' fit together, or the error names the reason.
final class GeneratorOptionsTests: XCTestCase {
    private func requests(_ words: [String]) throws -> [ScreenRequest] {
        guard case .command(let arguments) = try Program.wayline.invocation(words) else {
            throw CommandError.refused("'\(words)' does not name a command")
        }
        return try ScreenRequest.all(arguments)
    }

    private func requests(_ line: String) throws -> [ScreenRequest] {
        try requests(line.split(separator: " ").map(String.init))
    }

    private func details(_ line: String) throws -> ScreenDetails {
        try XCTUnwrap(requests("generate screen Order \(line)").first).details
    }

    private func assert(_ words: String..., fails message: String, line: UInt = #line) {
        XCTAssertThrowsError(try requests(["generate", "screen", "Order"] + words), line: line) {
            XCTAssertEqual("\($0)", message, line: line)
        }
    }

    func testItTakesNamesAndOptionsInAnyOrder() throws {
        let line =
            "--child C generate --coordinator screen A --child=D -n B --diff --into shop "
            + "--binding streams --protocol --force --target Cart"
        XCTAssertEqual(
            try requests(line),
            ["A", "B"].map {
                ScreenRequest(
                    name: $0, route: $0.lowercased(), children: ["C", "D"], hasCoordinator: true,
                    hasProtocol: true, template: "streams", target: "Cart")
            })
    }

    func testItTakesAnOwnTemplateAndARoute() throws {
        XCTAssertEqual(
            try requests("generate screen A --template form --route b -j"),
            [ScreenRequest(name: "A", route: "b", template: "form")])
    }

    func testItUsesClosuresByDefault() throws {
        XCTAssertEqual(
            try requests("generate screen A"),
            [ScreenRequest(name: "A", route: "a", template: "closures")])
    }

    func testItTakesFieldsAndWhatAScreenIsJoinedWith() throws {
        var details = ScreenDetails(.list, fields: try Field.all(["id:Int", "customer"]))
        details.input = ScreenInput(fields: try Field.all(["id:Int", "name"]))
        details.leads = [Lead("home"), Lead("bill")]
        (details.service, details.flow) = ("Orders", "ShopCoordinator")
        details.title = "Yours"
        let found = try requests(
            "generate screen Order id:Int customer Bill --kind list --input id:Int,name "
                + "--leads-to home --leads-to bill --service Orders --flow Shop --title Yours")
        XCTAssertEqual(found.map(\.name), ["Order", "Bill"])
        XCTAssertEqual(found.map(\.details), [details, details])
    }

    func testAScreenWithFieldsIsAForm() throws {
        XCTAssertEqual(try details("").kind, .empty)
        XCTAssertEqual(try details("id:Int").kind, .form)
        XCTAssertEqual(try details("id:Int --kind list").kind, .list)
    }

    func testNamesCanHaveTheirEndings() throws {
        for line in [
            "--service orders --flow checkout", "--service OrdersService --flow CheckoutFlow",
        ] {
            let details = try details("id:Int \(line)")
            XCTAssertEqual(details.service, "Orders")
            XCTAssertEqual(details.flow, "CheckoutCoordinator")
        }
    }

    func testAKindNeedsFieldsOrAcceptsNone() {
        assert(
            "--kind", "list", fails: "'--kind list' needs fields: add some, e.g. 'name:String'.")
        assert(
            "id", "--kind", "empty",
            fails: "'--kind empty' shows no fields: leave them off, or choose another kind.")
        assert(
            "--service", "Orders",
            fails: "'--service' needs fields to load or to save: add some, e.g. 'id:Int'.")
    }

    func testAnInputHasSimpleTypes() throws {
        assert(
            "--input", "id:Int,total:Decimal",
            fails: "'total:Decimal' cannot be an input: choose another type.")
        XCTAssertEqual(try details("--input Key").input, ScreenInput(type: "Key", fields: []))
        XCTAssertEqual(
            try details("--input id:Int,name").input,
            ScreenInput(fields: try Field.all(["id:Int", "name"])))
    }

    func testATitleIsOneLine() {
        for title in [String(repeating: "a", count: 101), "a\nb", "\u{1B}[1m"] {
            assert("--title", title, fails: "'--title' takes one line of at most 100 letters.")
        }
    }
}
