import Binding
import SampleSupport
import XCTest

@testable import Screens

/// Requests that are no longer needed.
@MainActor
final class ArticlesRequestTests: XCTestCase {
    private let clock = TestScheduler()
    private lazy var service = StubArticles(clock: AnyScheduler(clock))
    private lazy var viewModel: ArticlesViewModel? = ArticlesViewModel(
        articles: service, words: .english, clock: AnyScheduler(clock))

    private var first: Task<Void, Never>?

    override func setUp() async throws {
        service.delay = 5
        first = load()
    }

    func testAnotherLoadCancelsTheRequest() async throws {
        viewModel?.input.ranking.value = .shared
        load()
        await turn { self.service.cancelled == 1 }
        XCTAssertEqual(service.calls, ["viewed 7", "shared 7"])
        XCTAssertEqual(viewModel?.output.isLoading.value, true)
        XCTAssertEqual(viewModel?.contents.error.value, .some(nil))
    }

    func testTheEndOfTheWorkCancelsTheRequest() async throws {
        weak let gone = viewModel
        viewModel = nil
        first?.cancel()
        await first?.value
        first = nil
        XCTAssertEqual(service.cancelled, 1)
        XCTAssertNil(gone)
        XCTAssertEqual(clock.pending, [])
    }

    func testAnotherPeriodIsAskedFor() async throws {
        service.delay = .zero
        viewModel?.input.filter.value.period = .month
        load()
        await turn { self.viewModel?.output.isLoading.value == false }
        XCTAssertEqual(service.calls, ["viewed 7", "viewed 30"])
    }

    /// Begins to load.
    @discardableResult
    private func load() -> Task<Void, Never> {
        Task.immediate { [viewModel] in await viewModel?.load() }
    }
}
