import Binding
import WaylineStreams
import XCTest

/// The code of Docs/Binding/Testing.md, and what the page says of it.
@MainActor
final class CitySearchViewModelTests: XCTestCase {
    private let scheduler = TestScheduler()
    private var searches: [String] = []

    private func makeViewModel() -> CitySearchViewModel {
        CitySearchViewModel(
            search: { text in
                self.searches.append(text)
                return Just([text + " City"]).setFailureType(to: CitySearchError.self)
                    .eraseToAnyPublisher()
            },
            on: AnyScheduler(scheduler))
    }

    func testItSearchesWhenTheUserHasStoppedTyping() async {
        let viewModel = makeViewModel()
        viewModel.query.value = "Ha"
        scheduler.advance(by: .milliseconds(299))
        viewModel.query.value = "Hanoi"
        scheduler.advance(by: .milliseconds(299))
        XCTAssertEqual(searches, [])
        scheduler.advance(by: .milliseconds(1))
        XCTAssertEqual(searches, ["Hanoi"])
        XCTAssertEqual(viewModel.cities.value, ["Hanoi City"])
        XCTAssertEqual(scheduler.pending, [])
    }

    func testAFailureShowsNoCities() async {
        let viewModel = CitySearchViewModel(
            search: { _ in Fail(error: .offline).eraseToAnyPublisher() },
            on: AnyScheduler(scheduler))
        viewModel.query.value = "Hue"
        XCTAssertTrue(scheduler.run())
        XCTAssertEqual(viewModel.cities.value, [])
    }

    func testTheMainSchedulerIsTheDefault() async {
        let viewModel = CitySearchViewModel(
            search: { _ in Empty().eraseToAnyPublisher() })
        XCTAssertEqual(viewModel.cities.value, [])
    }
}
