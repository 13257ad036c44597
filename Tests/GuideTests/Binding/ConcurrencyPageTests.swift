import Binding
import WaylineStreams
import XCTest

/// The code of Docs/Binding/Concurrency.md, and what the page says of it.
@MainActor
final class ConcurrencyPageTests: XCTestCase {
    private var tokens: Set<AnyCancellable> = []
    private var received: [String] = []

    func testAValueOfAnotherIsolationIsAwaitedAndSet() async {
        let viewModel = ForecastViewModel(service: ForecastStation())
        await viewModel.refresh("Hue")
        XCTAssertEqual(viewModel.forecast.value, "Hue: rain, as 1 times")
    }

    func testAnAsyncCallBecomesAStream() async {
        let service = ForecastStation()
        let forecast = { (city: String) in
            Future<String, Never> { promise in
                Task { promise(.success(await service.forecast(for: city))) }
            }
        }
        for await text in forecast("Hue").values { received.append(text) }
        XCTAssertEqual(received, ["Hue: rain, as 1 times"])
    }

    func testAnObservableBelongsToTheActorThatMadeIt() async {
        let tally = Tally()
        await tally.add(3)
        await tally.add(4)
        let total = await tally.total
        XCTAssertEqual(total, 7)
    }

    func testValuesAreAwaitedOneByOne() async {
        let level = Observable(1)
        for await value in level.values.prefix(3) {
            received.append("\(value)")
            level.value += 1
        }
        XCTAssertEqual(received, ["1", "2", "3"])
    }

    func testAValueThatIsAwaitedLateIsTheLatest() async {
        let level = Observable(1)
        var values = level.values.makeAsyncIterator()
        let first = await values.next()
        level.value = 2
        level.value = 3
        let second = await values.next()
        XCTAssertEqual([first, second], [1, 3])
    }

    func testTheMainSchedulerWaitsForTheNextTurn() async {
        let level = Observable(1)
        let isNotified = expectation(description: "notified")
        level.receive(on: MainScheduler.shared)
            .sink {
                self.received.append("\($0)")
                isNotified.fulfill()
            }
            .store(in: &tokens)
        XCTAssertEqual(received, [])
        await fulfillment(of: [isNotified], timeout: 5)
        XCTAssertEqual(received, ["1"])
    }
}
