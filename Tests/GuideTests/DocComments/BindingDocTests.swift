import Binding
import WaylineStreams
import XCTest

/// The samples in the doc comments of Binding and of the subjects.
final class BindingDocTests: XCTestCase {
    private let output = Output()

    func testObservable() {
        let print = output.append
        let count = Observable(0)
        let token = count.bind { print("count is \($0)") }  // prints: count is 0
        count.value = 1  // prints: count is 1
        token.cancel()
        XCTAssertEqual(output.lines, ["count is 0", "count is 1"])
    }

    func testDerived() {
        let print = output.append
        let price = Observable(100)
        let quantity = Observable(2)
        let total = Derived(price, quantity) { $0 * $1 }
        quantity.value = 3
        print("\(total.value)")  // prints: 300
        XCTAssertEqual(output.lines, ["300"])
    }

    func testSignal() {
        let print = output.append
        let saved = Signal<String>()
        let token = saved.bind { print("saved \($0)") }
        saved.send("letter.txt")  // prints: saved letter.txt
        token.cancel()
        XCTAssertEqual(output.lines, ["saved letter.txt"])
    }

    func testOutputRecorder() {
        let clock = TestScheduler()
        let search = Search(clock: AnyScheduler(clock))
        let recorder = OutputRecorder(clock: clock)
        recorder.record(search.isRunning, as: "isRunning")
        recorder.record(search.cities, as: "cities")
        XCTAssertEqual(
            recorder.take(), ["0.0 seconds, isRunning: false", "0.0 seconds, cities: []"])
    }

    @MainActor
    func testRequest() async {
        let print = output.append
        let station = FairStation()
        let forecast = Request<String, any Error>()
        let token = forecast.isRunning.bind { print($0 ? "loading" : "not loading") }
        await forecast.run { try await station.forecast() }
        print(forecast.value.value ?? "no forecast")
        token.cancel()
        XCTAssertEqual(output.lines, ["not loading", "loading", "not loading", "sun"])
    }

    @MainActor
    func testTheLatestRequest() async {
        let (atlas, text, clock) = (FairAtlas(), "hu", AnyScheduler.immediate)
        let found = Request<[String], Never>()
        await found.run(.latest(after: .milliseconds(300), on: clock)) {
            await atlas.towns(text)
        }
        XCTAssertEqual(found.value.value, ["hu"])
    }

    @MainActor
    func testRequestSource() async {
        @MainActor
        final class StationViewModel {
            private let request = Request<String, any Error>()
            var forecast: RequestSource<String, any Error> { request }

            func load(from station: FairStation) async {
                await request.run { try await station.forecast() }
            }
        }
        let viewModel = StationViewModel()
        await viewModel.load(from: FairStation())
        XCTAssertEqual(viewModel.forecast.value.value, "sun")
    }

    func testAnyCancellable() {
        let print = output.append
        let name = Observable("An")
        var tokens: Set<AnyCancellable> = []
        name.bind { print("Hello, \($0)") }.store(in: &tokens)  // prints: Hello, An
        tokens.removeAll()
        name.value = "Binh"  // prints nothing: the binding has ended
        XCTAssertEqual(output.lines, ["Hello, An"])
    }

    func testTransaction() {
        let print = output.append
        let width = Observable(2)
        let height = Observable(3)
        let area = Derived(width, height) { $0 * $1 }
        let token = area.bind { print("area \($0)") }  // prints: area 6
        transaction {
            width.value = 4
            height.value = 5
        }  // prints: area 20
        token.cancel()
        XCTAssertEqual(output.lines, ["area 6", "area 20"])
    }

    func testCurrentValueSubject() {
        let print = output.append
        let query = CurrentValueSubject<String, Never>("")
        let token = query.sink { print("searching '\($0)'") }  // prints: searching ''
        query.send("swift")  // prints: searching 'swift'
        query.send(completion: .finished)
        token.cancel()
        XCTAssertEqual(output.lines, ["searching ''", "searching 'swift'"])
    }

    func testPassthroughSubject() {
        let print = output.append
        let taps = PassthroughSubject<Int, Never>()
        let token = taps.map { $0 + 1 }.sink { print("tab \($0)") }
        taps.send(0)  // prints: tab 1
        taps.send(2)  // prints: tab 3
        token.cancel()
        XCTAssertEqual(output.lines, ["tab 1", "tab 3"])
    }

    func testTestScheduler() {
        let print = output.append
        let scheduler = TestScheduler()
        let text = PassthroughSubject<String, Never>()
        let token = text.debounce(for: .seconds(1), scheduler: scheduler)
            .sink { print("searching '\($0)'") }
        text.send("s")
        text.send("sw")
        scheduler.advance(by: .seconds(1))  // prints: searching 'sw'
        token.cancel()
        XCTAssertEqual(output.lines, ["searching 'sw'"])
    }
}

/// Keeps what the samples print.
private final class Output {
    private(set) var lines: [String] = []

    func append(_ line: String) {
        lines.append(line)
    }
}

private struct FairAtlas {
    func towns(_ text: String) async -> [String] { [text] }
}

private struct FairStation {
    func forecast() async throws -> String { "sun" }
}

private struct Search {
    let isRunning = Observable(false)
    let cities = Observable([String]())

    init(clock: AnyScheduler) {}
}
