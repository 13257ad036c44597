import WaylineValues
import XCTest

@testable import WaylineCommandLine
@testable import WaylineGenerator

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

    private func request(_ line: String) throws -> ScreenRequest {
        try XCTUnwrap(requests("generate screen Order \(line)").first)
    }

    private func assert(_ words: String..., fails message: String, line: UInt = #line) {
        assert(words, fails: message, line: line)
    }

    private func assert(_ words: [String], fails message: String, line: UInt = #line) {
        XCTAssertThrowsError(try requests(["generate", "screen", "Order"] + words), line: line) {
            XCTAssertEqual("\($0)", message, line: line)
        }
    }

    func testItTakesNamesAndOptionsInAnyOrder() throws {
        let line =
            "--child C generate --coordinator screen A --child=D -n B --diff --into shop "
            + "--force --target Cart"
        XCTAssertEqual(
            try requests(line),
            try ["A", "B"].map {
                try ScreenRequest(
                    name: $0, children: ["C", "D"], hasCoordinator: true, target: "Cart")
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
        let wanted = try ["Order"].map {
            var request = try ScreenRequest(
                name: $0, kind: .list, fields: ["id:Int", "customer"], input: ["id:Int", "name"],
                leads: ["home", "bill"], service: "Orders", flow: "ShopCoordinator")
            request.title = "Yours"
            request.framework = .testing
            return request
        }
        let found = try requests(
            "generate screen Order id:Int customer --kind list --input id:Int,name "
                + "--leads-to home --leads-to bill --service Orders --flow Shop --title Yours "
                + "--tests testing")
        XCTAssertEqual(found, wanted)
    }

    func testOneRouteForSeveralScreensIsRefused() throws {
        assert(
            "Two", "--route", "one",
            fails:
                "'--route one' is for one screen, but several were named: generate each by itself.")
    }

    func testAScreenWithFieldsIsAForm() throws {
        XCTAssertEqual(try request("").kind, .empty)
        XCTAssertEqual(try request("id:Int").kind, .form)
        XCTAssertEqual(try request("id:Int --kind list").kind, .list)
    }

    func testNamesCanHaveTheirEndings() throws {
        for line in [
            "--service orders --flow checkout", "--service OrdersService --flow CheckoutFlow",
        ] {
            let request = try request("id:Int \(line)")
            XCTAssertEqual(request.ownService, "Orders")
            XCTAssertEqual(request.flow, "CheckoutCoordinator")
        }
    }

    func testAKindNeedsFieldsOrAcceptsNone() {
        for words in [["--kind", "list"], ["id", "--kind", "empty"], ["--service", "Orders"]] {
            assert(
                words,
                fails:
                    "A form, a detail, a list and a service need fields, and an empty screen has "
                    + "none: add some, e.g. 'name:String', or leave '--kind' and '--service' off.")
        }
    }

    func testAnInputHasSimpleTypes() throws {
        assert(
            "--input", "id:Int,total:Decimal",
            fails: "'total:Decimal' cannot be an input: choose another type.")
        XCTAssertEqual(try request("--input Key").input, RequestedInput(type: "Key", fields: []))
        XCTAssertEqual(
            try request("--input id:Int,name").input,
            RequestedInput(fields: try Field.all(["id:Int", "name"])))
    }

    func testATitleIsOneLine() throws {
        let package = try SamplePackage()
        for title in [String(repeating: "a", count: 101), "a\nb", "\u{1B}[1m"] {
            let requests = try requests(["generate", "screen", "Order", "--title", title])
            var generation = try Generation(package.package())
            XCTAssertThrowsError(try package.carryOut(generation.plan(requests))) {
                XCTAssertEqual("\($0)", "'--title' takes one line of at most 100 letters.")
            }
        }
    }
}
