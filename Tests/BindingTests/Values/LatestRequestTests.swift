import Binding
import XCTest

/// The latest run of a request wins.
@MainActor
final class LatestRequestTests: XCTestCase {
    private let request = Request<String, TestFailure>()
    private let clock = TestScheduler()
    private var log: [String] = []

    func testTheResultOfAnEarlierRunNeverArrives() async {
        let token = request.results.bind { self.log.append("\($0)") }
        let (first, second) = (begin("first"), begin("second"))
        await turn()
        clock.advance(by: .seconds(1))
        let values = [await first.value, await second.value]
        XCTAssertEqual(values, [nil, "second"])
        XCTAssertEqual(request.state.value, .done("second"))
        XCTAssertEqual(log.filter { $0 != "first is cancelled" }, ["success(\"second\")"])
        token.cancel()
    }

    func testTheResultOfWorkThatIgnoresItsCancellationNeverArrives() async {
        let first = Task.immediate {
            await request.run(.latest) {
                await withCheckedContinuation { self.waiting = $0 }
                return Task.isCancelled ? "cancelled" : "first"
            }
        }
        let second = Task.immediate { await request.run(.latest) { "second" } }
        await turn()
        waiting?.resume()
        let values = [await first.value, await second.value]
        XCTAssertEqual(values, [nil, "second"])
        XCTAssertEqual(request.state.value, .done("second"))
        XCTAssertEqual(request.value.value, "second")
    }

    func testARunOfACancelledTaskDoesNotCancelAnother() async {
        let first = begin("first")
        await turn()
        let late = Task { await request.run(.latest) { "late" } }
        late.cancel()
        let value = await late.value
        clock.advance(by: .seconds(1))
        let values = [await first.value, value]
        XCTAssertEqual(values, ["first", nil])
        XCTAssertEqual(request.state.value, .done("first"))
    }

    func testTheEarlierRunIsCancelled() async {
        let (first, second) = (begin("first"), begin("second"))
        // A cancelled sleep throws, even if its time has passed already.
        clock.advance(by: .seconds(1))
        _ = await (first.value, second.value)
        XCTAssertEqual(log, ["first is cancelled"])
    }

    func testADelayedRunBeginsWhenTheUserPauses() async {
        var searches: [Task<String?, Never>] = []
        for text in ["h", "hu", "hue"] {
            searches.append(
                Task.immediate {
                    await request.run(.latest(after: .milliseconds(300), on: AnyScheduler(clock))) {
                        self.log.append(text)
                        return text
                    }
                })
            await turn()
            clock.advance(by: .milliseconds(200))
            await turn()
        }
        XCTAssertEqual(log, [])
        XCTAssertTrue(request.isRunning.value)
        clock.advance(by: .milliseconds(100))
        for search in searches { _ = await search.value }
        XCTAssertEqual(log, ["hue"])
        XCTAssertEqual(request.value.value, "hue")
    }

    func testACancelledRunLeavesTheStateFromBeforeAllOfThem() async {
        await request.run { "old" }
        let first = begin("first")
        let second = begin("second")
        await turn()
        second.cancel()
        for _ in 0..<1000 where !clock.pending.isEmpty { await turn() }
        XCTAssertEqual(clock.pending, [])
        clock.advance(by: .seconds(1))
        _ = await (first.value, second.value)
        XCTAssertEqual(request.state.value, .done("old"))
    }

    func testARunOnceDoesNothingWhileTheLatestIsUnderWay() async {
        let first = begin("first")
        await turn()
        let refused = await request.run(.once) { "second" }
        XCTAssertNil(refused)
        clock.advance(by: .seconds(1))
        let value = await first.value
        XCTAssertEqual(value, "first")
    }

    func testARunThatAnObserverOfTheStateBeginsIsTheLatest() async {
        var inner: Task<String?, Never>?
        let token = request.state.bind { state in
            guard state == .running, inner == nil else { return }
            inner = Task.immediate { await self.request.run(.latest) { "inner" } }
        }
        let outer = await request.run(.latest) { "outer" }
        let value = await inner?.value
        XCTAssertEqual([outer, value], [nil, "inner"])
        XCTAssertEqual(request.state.value, .done("inner"))
        token.cancel()
    }

    func testALatestRunStaysInTheIsolationOfItsCaller() async {
        let count = await Counter().countTwice()
        XCTAssertEqual(count, 2)
    }

    private var waiting: CheckedContinuation<Void, Never>?

    /// Begins a run that takes a second.
    private func begin(_ value: String) -> Task<String?, Never> {
        Task.immediate {
            await request.run(.latest) {
                do { try await self.clock.sleep(for: .seconds(1)) } catch {
                    self.log.append("\(value) is cancelled")
                }
                return value
            }
        }
    }

    /// Lets tasks go on that have something to do.
    private func turn() async {
        for _ in 0..<20 { await Task.yield() }
    }
}

/// An actor with a request of its own.
private actor Counter {
    private let request = Request<Int, Never>()
    private var count = 0

    func countTwice() async -> Int? {
        for _ in 0..<2 {
            await request.run(.latest) {
                self.count += 1
                return self.count
            }
        }
        return request.value.value
    }
}
