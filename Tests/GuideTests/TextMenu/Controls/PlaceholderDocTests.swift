import Wayline
import XCTest

/// The samples in the comments of placeholders.
@MainActor
final class PlaceholderDocTests: XCTestCase {
    private let screen = MenuScreen()
    private lazy var missing = screen.view.missing

    func testItShowsTheReasonUntilTheContentsAreThere() async throws {
        screen.start()
        XCTAssertEqual(missing.state, .loading("The menu is loading."))
        try await answer(.failure(.closed))
        XCTAssertEqual(missing.state, .failed("The kitchen does not answer: closed."))
        missing.retry.tap()
        XCTAssertEqual(missing.state, .loading("The menu is loading."))
        XCTAssertTrue(missing.retry.isWorking)
        XCTAssertFalse(missing.retry.isHidden)
        try await answer(.success([]))
        XCTAssertEqual(missing.state, .empty("No dish today."))
        missing.retry.tap()
        try await answer(.success(["Phở"]))
        XCTAssertNil(missing.state)
    }

    func testContentsStayWhileTheyAreLoadedAgain() async throws {
        screen.start()
        try await answer(.success(["Phở"]))
        missing.retry.tap()
        await Task.yield()
        XCTAssertNil(missing.state)
        try await answer(.failure(.closed))
        XCTAssertEqual(missing.state, .failed("The kitchen does not answer: closed."))
        Task { [screen] in await screen.viewModel.load() }
        await Task.yield()
        XCTAssertEqual(missing.state, .loading("The menu is loading."))
        XCTAssertTrue(missing.retry.isHidden)
        try await answer(.success(["Bún"]))
        XCTAssertNil(missing.state)
    }

    /// Answers the request that is under way, or that begins soon.
    private func answer(_ result: Result<[String], KitchenError>) async throws {
        while screen.viewModel.pending == nil { await Task.yield() }
        screen.viewModel.pending?.resume(returning: result)
        screen.viewModel.pending = nil
        while screen.viewModel.menu.isRunning.value { await Task.yield() }
        while missing.retry.isWorking { await Task.yield() }
    }
}

private enum KitchenError: Error {
    case closed
}

@MainActor
private final class MenuViewModel {
    private let request = Request<[String], KitchenError>()
    var pending: CheckedContinuation<Result<[String], KitchenError>, Never>?

    var menu: RequestSource<[String], KitchenError> { request }

    func load() async {
        await request.run { () async throws(KitchenError) in
            try await withCheckedContinuation { pending = $0 }.get()
        }
    }
}

private final class MenuScreen: ViewScreen {
    final class Content: View {
        let title = "Menu"
        let missing = Placeholder(retry: "Try again")
        var controls: [Control] { [missing] }
    }

    let view = Content()
    let viewModel = MenuViewModel()

    func start() {
        bind(view.missing, viewModel.menu, loading: "The menu is loading.") {
            $0.isEmpty ? "No dish today." : ""
        } failure: { error in
            "The kitchen does not answer: \(error)."
        } load: {
            await $0.viewModel.load()
        }
    }
}
