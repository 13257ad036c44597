import Binding
import XCTest

@MainActor
final class RequestTests: XCTestCase {
    private let request = Request<Int, TestFailure>()
    private let gate = Gate()
    private var log: [String] = []

    func testARequestIsIdleBeforeItsFirstRun() async {
        XCTAssertEqual(request.state.value, .idle)
        XCTAssertNil(request.value.value)
        XCTAssertNil(request.error.value)
        XCTAssertFalse(request.isRunning.value)
    }

    func testARunKeepsItsValueAndSendsItsResult() async {
        let token = request.results.bind { self.log.append("\($0)") }
        await request.run { 7 }
        XCTAssertEqual(request.state.value, .done(7))
        XCTAssertEqual(request.value.value, 7)
        XCTAssertEqual(log, ["success(7)"])
        token.cancel()
    }

    func testAFailureKeepsTheValueOfTheRunBefore() async {
        await request.run { 7 }
        await request.run { () throws(TestFailure) in throw .broken }
        XCTAssertEqual(request.state.value, .failed(.broken))
        XCTAssertEqual(request.error.value, .broken)
        XCTAssertEqual(request.value.value, 7)
    }

    func testTheErrorIsGoneDuringTheNextRun() async {
        await request.run { () throws(TestFailure) in throw .broken }
        let run = begin { 1 }
        XCTAssertNil(request.error.value)
        XCTAssertEqual(request.state.value, .running)
        gate.open()
        await run.value
        XCTAssertEqual(request.state.value, .done(1))
    }

    func testAnotherRunDoesNothingWhileOneIsUnderWay() async {
        let run = begin { 1 }
        await request.run { 2 }
        XCTAssertTrue(request.isRunning.value)
        gate.open()
        await run.value
        XCTAssertEqual(request.value.value, 1)
    }

    func testARunThatAnObserverOfTheStateBeginsDoesNothing() async {
        let token = request.state.bind {
            if $0 == .running { Task.immediate { await self.request.run { 2 } } }
        }
        await request.run { 1 }
        XCTAssertEqual(request.value.value, 1)
        token.cancel()
    }

    func testACancelledRunLeavesTheStateFromBefore() async {
        await request.run { () throws(TestFailure) in throw .broken }
        let token = request.results.bind { self.log.append("\($0)") }
        let run = begin { 1 }
        run.cancel()
        gate.open()
        await run.value
        XCTAssertEqual(request.state.value, .failed(.broken))
        XCTAssertNil(request.value.value)
        XCTAssertEqual(log, [])
        token.cancel()
    }

    func testTheRunningMarkIsSentOncePerChange() async {
        let token = request.isRunning.bind { self.log.append("\($0)") }
        await request.run { 1 }
        await request.run { () throws(TestFailure) in throw .broken }
        XCTAssertEqual(log, ["false", "true", "false", "true", "false"])
        token.cancel()
    }

    func testNobodySeesAValueWithoutItsState() async {
        let both = Derived(request.state, request.value) { "\($0) \($1 ?? 0)" }
        let token = both.bind { self.log.append($0) }
        await request.run { 1 }
        XCTAssertEqual(log, ["idle 0", "running 0", "done(1) 1"])
        token.cancel()
    }

    func testAnUpdateChangesTheValueAndTheState() async {
        request.update { $0 += 1 }
        XCTAssertEqual(request.state.value, .idle)
        await request.run { 1 }
        request.update { $0 += 1 }
        XCTAssertEqual(request.state.value, .done(2))
        XCTAssertEqual(request.value.value, 2)
    }

    func testAnUpdateAfterAFailureKeepsTheError() async {
        await request.run { 1 }
        await request.run { () throws(TestFailure) in throw .broken }
        request.update { $0 += 1 }
        XCTAssertEqual(request.state.value, .failed(.broken))
        XCTAssertEqual(request.value.value, 2)
    }

    func testARunReturnsItsValue() async {
        let value = await request.run { 7 }
        XCTAssertEqual(value, 7)
        let failed = await request.run { () throws(TestFailure) in throw .broken }
        XCTAssertNil(failed)
    }

    func testARunStaysInTheIsolationOfItsCaller() async {
        let count = await Counter().countTwice()
        XCTAssertEqual(count, 2)
    }

    /// Begins a run that ends when the gate opens.
    private func begin(_ work: @escaping @MainActor () -> Int) -> Task<Void, Never> {
        Task.immediate {
            await request.run {
                await gate.wait()
                return work()
            }
        }
    }
}

/// An actor with a request of its own.
private actor Counter {
    private let request = Request<Int, Never>()
    private var count = 0

    func countTwice() async -> Int? {
        for _ in 0..<2 {
            await request.run {
                count += 1
                return count
            }
        }
        return request.value.value
    }
}

/// Holds the tasks that wait until it is opened.
@MainActor
private final class Gate {
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func wait() async {
        await withCheckedContinuation { waiting.append($0) }
    }

    func open() {
        for continuation in waiting { continuation.resume() }
        waiting = []
    }
}
