import Mutator
import XCTest

/// The table of a run with all mutants.
final class MutationReportTests: XCTestCase {
    private let module = MutatedModule([
        "Home/Home.swift": "func f() {\n    go()\n    bind { act() }\n    show(count, 1)\n}",
        "List.swift": "let all = [a, b]",
    ])

    func testTheTableCountsEachFolder() {
        var report = MutationReport(of: module.mutants)
        report.run = Set(module.mutants.map(\.number))
        for number in report.run { report.reached[number] = "" }
        report.killed = [1, 2, 4, 6]
        XCTAssertEqual(
            report.text,
            """
            all                      4 of 7 killed
            (the module itself)      1 of 2 killed
            Home                     3 of 5 killed

            all                      4 of 7 killed
            element                  1 of 2 killed
            literal                  0 of 1 killed
            statement                3 of 3 killed
            value                    0 of 1 killed

            Home/Home.swift:3: 3 act() → another value
            Home/Home.swift:4: 5 1 → 1 + 1
            List.swift:1: 7 b → left out
            """)
        XCTAssertEqual(report.percentage, 400 / 7)
    }

    func testAMutantThatNoTestReachesSurvives() {
        let report = MutationReport(of: MutatedModule(["A.swift": "let a = 1"]).mutants)
        XCTAssertEqual(report.percentage, 0)
        XCTAssertTrue(report.text.hasSuffix("A.swift:1: 1 1 → 1 + 1, which no test reaches"))
    }

    func testSkippedMutantsAndThoseOutsideOfASampleAreNotCounted() {
        var report = MutationReport(of: module.mutants)
        report.refused = [1]
        report.reached = [3: "()", 4: "", 5: "", 6: "Item", 7: ""]
        report.run = [4, 7]
        report.equivalent = ["List.swift: b": "nothing shows it"]
        XCTAssertEqual(
            report.skipped.map { "\($0.text): \($0.reason)" },
            [
                "go(): does not compile",
                "bind { act() }: not run",
                "act(): returns nothing; the statement around it is a mutant",
                "1: not run",
                "a: no other Item is known",
                "b: nothing shows it",
            ])
        XCTAssertEqual(report.survivors.map(\.number), [4])
    }

    func testAnEquivalentMutantIsNamedByItsTextOrByItsChange() {
        var report = MutationReport(of: module.mutants)
        report.reached = [5: "", 6: "", 7: ""]
        report.run = [5, 6, 7]
        report.equivalent = [
            "Home/Home.swift: 1 → 1 + 1": "no matter", "List.swift: b → other": "no such change",
            "List.swift: a": "noticed",
        ]
        report.killed = [6]
        XCTAssertTrue(report.skipped.map(\.reason).contains("no matter"))
        XCTAssertTrue(report.survivors.map(\.number).contains(7))
        XCTAssertEqual(
            report.mistakes,
            ["List.swift: a: not equivalent", "List.swift: b → other: no such mutant"])
    }

    func testMutantsThatOnlyTheMapShowsAreCountedApart() {
        var report = MutationReport(of: module.mutants)
        report.run = Set(module.mutants.map(\.number))
        for number in report.run { report.reached[number] = "" }
        report.killed = [1, 2, 4, 6]
        report.killedByMap = [4]
        XCTAssertEqual(report.percentage, 400 / 7)
        XCTAssertEqual(report.percentageWithoutMap, 300 / 7)
    }

    func testAnUnknownTypeIsNotCountedIfItsStatementIs() {
        let report = MutationReport(of: module.mutants)
        XCTAssertEqual(
            report.skipped.map(\.reason), ["of a type that is unknown; the statement is a mutant"])
    }

    func testWithoutMutantsAllAreKilled() {
        XCTAssertEqual(MutationReport(of: []).percentage, 100)
    }
}
