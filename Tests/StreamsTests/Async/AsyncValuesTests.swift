import Binding
import WaylineStreams
import XCTest

/// A value that must stay where it is.
private final class Box {
    let number: Int

    init(_ number: Int) {
        self.number = number
    }
}

@MainActor
final class AsyncValuesTests: XCTestCase {
    func testAllValuesAreAwaitedInOrder() async {
        var heard: [Int] = []
        for await value in (1...5).publisher.values { heard.append(value) }
        XCTAssertEqual(heard, [1, 2, 3, 4, 5])
    }

    func testAnIteratorIsAwaitedInTheIsolationOfItsTask() async throws {
        var boxes = [Box(1), Box(2)].publisher.values.makeAsyncIterator()
        let first = await boxes.next()
        var failing = Just(Box(3)).setFailureType(to: TestFailure.self).values.makeAsyncIterator()
        let second = try await failing.next()
        XCTAssertEqual([first?.number, second?.number], [1, 3])
    }

    func testAFailureIsThrownAfterTheValues() async {
        var heard: [Int] = []
        let stream = Just(1).setFailureType(to: TestFailure.self)
            .append(Fail(error: TestFailure.broken))
        do throws(TestFailure) {
            for try await value in stream.values { heard.append(value) }
            XCTFail("nothing was thrown")
        } catch {
            XCTAssertEqual(error, .broken)
        }
        XCTAssertEqual(heard, [1])
    }

    func testAValueIsAskedForWhenItIsAwaited() async {
        let source = ManualPublisher<Int, Never>()
        source.onRequest = { [source] _ in source.send(source.requests.count) }
        var values = source.values.makeAsyncIterator()
        XCTAssertEqual(source.requests, [])
        let first = await values.next(isolation: MainActor.shared)
        let second = await values.next(isolation: MainActor.shared)
        XCTAssertEqual([first, second], [1, 2])
        XCTAssertEqual(source.requests, [.max(1), .max(1)])
    }

    func testAValueSentLaterWakesWhoAwaitsIt() async {
        let subject = PassthroughSubject<Box, Never>()
        MainScheduler.shared.schedule { subject.send(Box(7)) }
        for await box in subject.values {
            XCTAssertEqual(box.number, 7)
            break
        }
    }

    func testTheEndIsToldEachTime() async {
        var values = Just(1).values.makeAsyncIterator()
        var heard: [Int?] = []
        for _ in 0..<3 { heard.append(await values.next(isolation: MainActor.shared)) }
        XCTAssertEqual(heard, [1, nil, nil])
    }

    func testDroppingTheIteratorCancels() async {
        let source = ManualPublisher<Int, Never>()
        source.onRequest = { [unowned source] _ in source.send(1) }
        for await _ in source.values { break }
        XCTAssertEqual(source.cancellations, 1)
    }

    func testCancellingTheTaskCancelsTheSubscription() async {
        let source = ManualPublisher<Int, Never>()
        let task = Task {
            for await _ in source.values { XCTFail("nothing was sent") }
        }
        while source.requests.isEmpty { await Task.yield() }
        task.cancel()
        await task.value
        XCTAssertEqual(source.cancellations, 1)
    }

    func testTwoTasksThatAwaitOneSequenceAreBothServed() async {
        let source = ManualPublisher<Int, Never>()
        let values = source.values
        let tasks = (0..<2).map { _ in
            Task { () -> [Int] in
                var heard: [Int] = []
                for await value in values { heard.append(value) }
                return heard
            }
        }
        while source.requests.count < 2 { await Task.yield() }
        source.send(1, 2)
        source.send(completion: .finished)
        for task in tasks {
            let heard = await task.value
            XCTAssertEqual(heard, [1, 2])
        }
    }

    func testTwoTasksThatAwaitOneIteratorAreBothServed() async {
        let source = ManualPublisher<Int, Never>()
        let (first, second) = twoTasks(awaiting: source.values.makeAsyncIterator())
        while source.requests.count < 2 { await Task.yield() }
        source.send(1, 2)
        let heard = await [first.value, second.value]
        XCTAssertEqual(heard, [1, 2])
        XCTAssertEqual(source.requests, [.max(1), .max(1)])
    }

    func testTheEndWakesTwoTasksThatAwaitOneIterator() async {
        let source = ManualPublisher<Int, Never>()
        let (first, second) = twoTasks(awaiting: source.values.makeAsyncIterator())
        while source.requests.count < 2 { await Task.yield() }
        source.send(completion: .finished)
        let heard = await [first.value, second.value]
        XCTAssertEqual(heard, [nil, nil])
    }

    func testACancelledTaskWakesAnotherThatAwaitsTheSameIterator() async {
        let source = ManualPublisher<Int, Never>()
        let (first, second) = twoTasks(awaiting: source.values.makeAsyncIterator())
        while source.requests.count < 2 { await Task.yield() }
        first.cancel()
        let heard = await [first.value, second.value]
        XCTAssertEqual(heard, [nil, nil])
        XCTAssertEqual(source.cancellations, 1)
    }

    /// Two copies of an iterator share its subscription.
    private func twoTasks(
        awaiting iterator: AsyncPublisher<ManualPublisher<Int, Never>>.Iterator
    ) -> (Task<Int?, Never>, Task<Int?, Never>) {
        var (one, other) = (iterator, iterator)
        let first = Task { await one.next(isolation: MainActor.shared) }
        let second = Task { await other.next(isolation: MainActor.shared) }
        return (first, second)
    }

    func testTheValueOfAFutureIsAwaited() async {
        var keep: Future<Box, Never>.Promise = { _ in }
        let future = Future<Box, Never> { keep = $0 }
        MainScheduler.shared.schedule { keep(.success(Box(7))) }
        let late = await future.value
        let again = await future.value
        XCTAssertEqual(late.number, 7)
        XCTAssertTrue(late === again)
    }

    func testTheFailureOfAFutureIsThrown() async {
        let future = Future<Int, TestFailure> { $0(.failure(.broken)) }
        do throws(TestFailure) {
            _ = try await future.value
            XCTFail("nothing was thrown")
        } catch {
            XCTAssertEqual(error, .broken)
        }
    }
}
