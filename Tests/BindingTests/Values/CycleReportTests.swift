import Binding
import XCTest

final class CycleReportTests: XCTestCase {
    func testACycleThatCannotSettleIsCutAndNamesItsBindings() {
        let (left, right) = (Observable(0), Observable(0))
        let reports = CycleReports()
        let line = #line + 1
        let there = left.bind { right.value = $0 + 1 }
        let back = right.bind { [left] in if $0 > 1 { left.value = $0 + 1 } }
        reports.collect { left.value = 1 }
        XCTAssertEqual(reports.lines, [[line, line + 1]])
        XCTAssertEqual(reports.files, ["BindingTests/CycleReportTests.swift"])
        withExtendedLifetime((there, back)) {}
    }

    func testABindingThatSetsItsOwnValueIsACycle() {
        let number = Observable(0)
        let reports = CycleReports()
        let line = #line + 1
        let token = number.bind { if $0 > 0 { number.value = $0 + 1 } }
        reports.collect { number.value = 1 }
        XCTAssertEqual(reports.lines, [[line]])
        XCTAssertEqual(number.value, 1 + CycleReport.limit)
        withExtendedLifetime(token) {}
    }

    func testACycleOverThreeNamesAllThree() {
        let all = (0..<3).map { _ in Observable(0) }
        let reports = CycleReports()
        let line = #line + 1
        let first = all[0].bind { if $0 > 0 { all[1].value = $0 } }
        let second = all[1].bind { if $0 > 0 { all[2].value = $0 } }
        let third = all[2].bind { if $0 > 0 { all[0].value = $0 } }
        reports.collect { all[1].value = 1 }
        XCTAssertEqual(reports.lines, [[line + 1, line + 2, line]])
        XCTAssertEqual(all.map(\.value), [1, 1, 1])
        withExtendedLifetime((first, second, third)) {}
    }

    func testOnlyTheBindingsInTheCycleAreNamed() {
        let number = Observable(0)
        let reports = CycleReports()
        let before = number.bind { _ in }
        let token = number.bind { if $0 > 0 { number.value = $0 + 1 } }
        let line = #line - 1
        let after = number.bind { _ in }
        reports.collect { number.value = 1 }
        XCTAssertEqual(reports.lines, [[line]])
        withExtendedLifetime((before, token, after)) {}
    }

    func testASignalThatSendsItselfIsCut() {
        let signal = Signal<Int>()
        let reports = CycleReports()
        var received = 0
        let token = signal.bind {
            received += 1
            signal.send($0)
        }
        reports.collect { signal.send(1) }
        XCTAssertEqual(received, 1 + CycleReport.limit)
        XCTAssertEqual(reports.lines.count, 1)
        withExtendedLifetime(token) {}
    }

    func testTwoBindingsThatEachSetTheSameValueComeToAnEnd() {
        let number = Observable(0)
        let reports = CycleReports()
        var received = 0
        let count = number.bind { _ in received += 1 }
        let tokens = (1...2).map { _ in number.bind { if $0 > 0 { number.value = $0 + 1 } } }
        reports.collect { number.value = 1 }
        XCTAssertEqual(reports.lines.count, 1)
        XCTAssertLessThan(received, 50 * CycleReport.limit)
        withExtendedLifetime((count, tokens)) {}
    }

    func testManyValuesSentInADeliveryAreNoCycle() {
        let signal = Signal<Int>()
        let reports = CycleReports()
        var received = 0
        let token = signal.bind { number in
            received += 1
            if number == 0 { (1...20_000).forEach { signal.send($0) } }
        }
        reports.collect { signal.send(0) }
        XCTAssertEqual(received, 20_001)
        XCTAssertEqual(reports.lines, [])
        withExtendedLifetime(token) {}
    }

    func testACycleThatSettlesIsNotReported() {
        let number = Observable(0)
        let reports = CycleReports()
        let token = number.bind { if $0 > 0 { number.value = $0 - 1 } }
        reports.collect { number.value = CycleReport.limit }
        XCTAssertEqual(number.value, 0)
        XCTAssertEqual(reports.lines, [])
        withExtendedLifetime(token) {}
    }

    func testACutCycleLeavesItsValuesUsable() {
        let number = Observable(0)
        var received: [Int] = []
        let cycle = number.bind { if $0 > 0 { number.value = $0 + 1 } }
        let token = number.bind { received.append($0) }
        CycleReports().collect { number.value = 1 }
        XCTAssertEqual(received.last, number.value)
        cycle.cancel()
        number.value = 5
        XCTAssertEqual(received.last, 5)
        withExtendedLifetime(token) {}
    }

    func testACycleInATransactionIsCut() {
        let number = Observable(0)
        let reports = CycleReports()
        let token = number.bind { value in
            if value > 0 { transaction { number.value = value + 1 } }
        }
        reports.collect { transaction { number.value = 1 } }
        XCTAssertEqual(reports.lines.count, 1)
        withExtendedLifetime(token) {}
    }

    func testAReportSaysWhatToDo() {
        let number = Observable(0)
        let reports = CycleReports()
        let line = #line + 1
        let token = number.bind { if $0 > 0 { number.value = $0 } }
        reports.collect { number.value = 1 }
        XCTAssertEqual(
            reports.texts,
            [
                "These bindings have triggered each other 10000 times and do not settle: "
                    + "BindingTests/CycleReportTests.swift:\(line). The last change was refused. "
                    + "Make one of them set a value only if it differs."
            ])
        withExtendedLifetime(token) {}
    }
}
