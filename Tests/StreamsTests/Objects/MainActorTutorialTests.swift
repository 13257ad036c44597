import Binding
import WaylineStreams
import XCTest

/// View models on the main actor, with `.main` where a tutorial of Combine has a queue or run loop.
@MainActor
final class MainActorTutorialTests: XCTestCase {
    func testASearchFieldAsksOnTheMainActor() async {
        let search = SearchField { text in Future { $0(.success([text, text.uppercased()])) } }
        search.query = "a"
        search.query = "ab"
        for await results in search.$results.dropFirst().prefix(1).values {
            XCTAssertEqual(results, ["ab", "AB"])
        }
    }

    func testEveryOperatorTakesTheMainSchedulerByName() async {
        let stream = Just(7)
            .subscribe(on: .main)
            .delay(for: .milliseconds(1), scheduler: .main)
            .throttle(for: 0.001, scheduler: .main, latest: true)
            .timeout(.seconds(60), scheduler: .main)
            .collect(.byTime(.main, 60))
        for await values in stream.values { XCTAssertEqual(values, [7]) }
    }

    func testATimerTicksOnTheMainActor() async {
        var ticks = 0
        let timer = AnyScheduler.main.timer(every: .milliseconds(1))
        for await _ in timer.autoconnect().prefix(2).values {
            ticks += 1
        }
        XCTAssertEqual(ticks, 2)
    }

    func testAFutureIsKeptByATask() async {
        let answer = Future<Int, Never> { promise in
            Task { promise(.success(42)) }
        }
        let value = await answer.value
        XCTAssertEqual(value, 42)
    }
}

@MainActor
private final class SearchField: ObservableObject {
    @Published var query = ""
    @Published private(set) var results: [String] = []
    private var cancellables = Set<AnyCancellable>()

    init(search: @escaping (String) -> Future<[String], Never>) {
        $query
            .filter { !$0.isEmpty }
            .debounce(for: 0.001, scheduler: .main)
            .removeDuplicates()
            .flatMap { search($0) }
            .receive(on: .main)
            .sink { [weak self] in self?.results = $0 }
            .store(in: &cancellables)
    }
}
