import BenchmarkKit
import XCTest

final class OptionsTests: XCTestCase {
    func testFlagsMayStandInAnyOrder() throws {
        let options = try Options(["--filter", "set", "--json", "--check"])

        XCTAssertTrue(options.printsJSON)
        XCTAssertTrue(options.checks)
        XCTAssertEqual(options.filter, "set")
    }

    func testTheNamesOfRowsCanBeListed() throws {
        XCTAssertTrue(try Options(["--list"]).lists)
        XCTAssertFalse(try Options().lists)
    }

    func testTheFilterMayFollowAnEqualsSign() throws {
        XCTAssertEqual(try Options(["--filter=ten maps"]).filter, "ten maps")
    }

    func testAFilterIgnoresCase() throws {
        let options = try Options(["--filter", "LATEST"])

        XCTAssertTrue(options.selects("combineLatest of two"))
        XCTAssertFalse(options.selects("diamond"))
    }

    func testWithoutAFilterEveryRowIsSelected() throws {
        XCTAssertTrue(try Options().selects("diamond"))
    }

    func testAnUnknownOptionIsQuoted() {
        assert(["--chek"], throws: .unknown("--chek")) {
            """
            '--chek' is not an option of Benchmarks: \
            it takes --check, --json, --list, --filter TEXT, --terminal, --program PATH, \
            --repeat TIMES, --floor and --help.
            """
        }
    }

    func testAFilterNeedsItsText() {
        assert(["--filter"], throws: .missingText) {
            "'--filter' stands alone: it takes a part of a row's name, e.g. --filter diamond."
        }
    }

    func testATerminalMayHaveAProgramOfOnesOwn() throws {
        let options = try Options(["--terminal", "--program", "/bin/cat"])

        XCTAssertTrue(options.measuresTerminal)
        XCTAssertEqual(options.program, "/bin/cat")
    }

    func testTheWorkOfFloorsCanBeRepeatedForAProfiler() throws {
        let options = try Options(["--repeat", "1000", "--floor"])

        XCTAssertEqual(options.repetitions, 1_000)
        XCTAssertTrue(options.choosesFloors)
        XCTAssertNil(try Options().repetitions)
    }

    func testRepeatingNeedsANumber() {
        assert(["--repeat", "often"], throws: .missingNumber) {
            "'--repeat' needs a number of at least 1: how often the work is done, e.g. 1000."
        }
    }

    func testAProgramNeedsItsPath() {
        assert(["--program"], throws: .missingPath) {
            "'--program' stands alone: it takes the path of a program, e.g. --program /bin/cat."
        }
    }

    func testAFilterThatSelectsNothingIsQuoted() {
        XCTAssertEqual(
            OptionsError.selectsNothing(filter: "dimond").description,
            """
            'dimond' selects no row: a row is run if its name contains the text; \
            without --filter every row is run.
            """)
    }

    private func assert(
        _ arguments: [String], throws expected: OptionsError, file: StaticString = #filePath,
        line: UInt = #line, text: () -> String
    ) {
        XCTAssertThrowsError(try Options(arguments), file: file, line: line) { error in
            XCTAssertEqual(error as? OptionsError, expected, file: file, line: line)
            XCTAssertEqual("\(error)", text(), file: file, line: line)
        }
    }
}
