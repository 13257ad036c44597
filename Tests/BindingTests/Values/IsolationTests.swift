import Binding
import XCTest

/// Isolations that do not know each other are not affected by each other's transactions.
final class IsolationTests: XCTestCase {
    func testTransactionsOfDifferentThreadsDoNotMeet() {
        DispatchQueue.concurrentPerform(iterations: 4) { worker in
            let counts = (0..<2000).map { Self.transactTwice($0 + worker) }
            XCTAssertEqual(Set(counts), [[0, 3]])
        }
    }

    func testTransactionsOfDifferentTasksDoNotMeet() async {
        await withTaskGroup(of: Set<[Int]>.self) { group in
            for worker in 0..<4 {
                group.addTask { Set((0..<2000).map { Self.transactTwice($0 + worker) }) }
            }
            for await counts in group { XCTAssertEqual(counts, [[0, 3]]) }
        }
    }

    func testSetsNotifyAtOnceWhileAnotherThreadHasATransactionOpen() {
        let (isOpen, isDone) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let thread = Thread {
            transaction {
                isOpen.signal()
                isDone.wait()
            }
        }
        thread.start()
        isOpen.wait()
        XCTAssertEqual(Self.setTwice(), [0, 1, 2])
        isDone.signal()
    }

    func testATaskMadeInATransactionIsNoPartOfIt() async {
        let task = transaction { Task { Self.setTwice() } }
        let received = await task.value
        XCTAssertEqual(received, [0, 1, 2])
    }

    @MainActor
    func testATaskThatRunsWhileItsTransactionIsOpenIsNoPartOfIt() async {
        XCTAssertEqual(Self.receivedByATaskInATransaction(), [0, 1, 2])
    }

    func testATaskMadeByAThreadInATransactionIsNoPartOfIt() {
        XCTAssertEqual(Self.receivedByATaskInATransaction(), [0, 1, 2])
    }

    func testACycleInOneTaskIsReportedThereAlone() async {
        let counts = await withTaskGroup(of: Int.self) { group in
            for isCycle in [true, false] {
                group.addTask { Self.reportsOfSetting(inACycle: isCycle) }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        XCTAssertEqual(counts.sorted(), [0, 1])
    }

    private static func transactTwice(_ start: Int) -> [Int] {
        let number = Observable(0)
        var received: [Int] = []
        let token = number.map { $0 }.bind { received.append($0) }
        transaction { for value in 1...3 { number.value = value } }
        token.cancel()
        return received
    }

    private static func receivedByATaskInATransaction() -> [Int] {
        let (box, isDone) = (Box(), DispatchSemaphore(value: 0))
        transaction {
            Task {
                box.received = setTwice()
                isDone.signal()
            }
            isDone.wait()
        }
        return box.received
    }

    private static func setTwice() -> [Int] {
        let number = Observable(0)
        var received: [Int] = []
        let token = number.bind { received.append($0) }
        for value in 1...2 { number.value = value }
        token.cancel()
        return received
    }

    private static func reportsOfSetting(inACycle isCycle: Bool) -> Int {
        let reports = CycleReports()
        let number = Observable(0)
        let token = number.bind { if $0 > 0, isCycle || $0 < 100 { number.value = $0 + 1 } }
        reports.collect { number.value = 1 }
        token.cancel()
        return reports.lines.count
    }
}

/// Written before a semaphore is signalled, and read after it.
private final class Box: @unchecked Sendable {
    var received: [Int] = []
}
