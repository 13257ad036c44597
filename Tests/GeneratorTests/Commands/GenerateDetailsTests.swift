import WaylineGenerator
import XCTest

/// The options of a screen fit together, or the error names the reason.
final class GenerateDetailsTests: XCTestCase {
    private func assert(
        fails message: String, line: UInt = #line, _ change: (inout GenerateOptions) -> Void
    ) {
        var options = GenerateOptions(["Order"])
        change(&options)
        XCTAssertThrowsError(try options.details(), line: line) {
            XCTAssertEqual("\($0)", message, line: line)
        }
    }

    func testAScreenWithFieldsIsAForm() throws {
        var options = GenerateOptions(["Order"])
        XCTAssertEqual(try options.details().kind, .empty)
        options.fields = ["id:Int"]
        XCTAssertEqual(try options.details().kind, .form)
        options.kind = .list
        XCTAssertEqual(try options.details().kind, .list)
    }

    func testNamesCanHaveTheirEndings() throws {
        var options = GenerateOptions(["Order"])
        options.fields = ["id:Int"]
        for (service, flow) in [("orders", "checkout"), ("OrdersService", "CheckoutFlow")] {
            (options.service, options.flow) = (service, flow)
            XCTAssertEqual(try options.details().service, "Orders")
            XCTAssertEqual(try options.details().flow, "CheckoutCoordinator")
        }
    }

    func testAKindNeedsFieldsOrAcceptsNone() {
        assert(fails: "'--kind list' needs fields: add some, e.g. 'name:String'.") {
            $0.kind = .list
        }
        assert(
            fails: "'--kind empty' shows no fields: leave them off, or choose another kind."
        ) { ($0.kind, $0.fields) = (.empty, ["id"]) }
        assert(
            fails: "'--service' needs fields to load or to save: add some, e.g. 'id:Int'."
        ) { $0.service = "Orders" }
    }

    func testAnInputHasSimpleTypes() throws {
        assert(fails: "'total:Decimal' cannot be an input: choose another type.") {
            $0.input = ["id:Int", "total:Decimal"]
        }
        var options = GenerateOptions(["Order"])
        options.input = ["id:Int", "name"]
        XCTAssertEqual(
            try options.details().input, ScreenInput(fields: try Field.all(["id:Int", "name"])))
    }

    func testATitleIsOneLine() {
        for title in ["", "a\nb", "\u{1B}[1m"] {
            assert(fails: "'--title' takes one line of at most 100 letters.") { $0.title = title }
        }
    }
}
