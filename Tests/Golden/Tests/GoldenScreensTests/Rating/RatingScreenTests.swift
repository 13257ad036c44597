import Wayline
import XCTest

@testable import GoldenScreens

/// Uses the screen as a user does.
@MainActor
final class RatingScreenTests: XCTestCase {
    private let host = FlowHost()

    private func begin() async throws -> (FlowDriver, RatingScreen) {
        let app = try FlowDriver(host)
        app.navigator.go(.push(.rating, RatingInput(order: 7)))
        try await app.wait()
        XCTAssertEqual(app.path, ["host", "rating"])
        XCTAssertTrue(app.text.hasPrefix("Rating"), app.text)
        return (app, try XCTUnwrap(app.screen as? RatingScreen))
    }

    func testTheUserFillsInEachValue() async throws {
        let (app, screen) = try await begin()
        XCTAssertEqual(screen.view.failure.text, "")
        try await app.type("7", into: "Stars")
        XCTAssertEqual(screen.viewModel.stars.value, 7)
        XCTAssertEqual(screen.viewModel.comment.value, "")
        try await app.type("My comment", into: "Comment")
        XCTAssertEqual(screen.viewModel.comment.value, "My comment")
        try await app.type("x", into: "Stars")
        XCTAssertFalse(screen.view.done.isEnabled)
        try await app.type("7", into: "Stars")
        let entry = RatingEntry(stars: 7, comment: "My comment")
        XCTAssertEqual(screen.viewModel.entry, entry)
        try await app.choose("Done")
        XCTAssertTrue(app.text.contains(RatingsError.unavailable.text), app.text)
        host.service.isFailing = false
        XCTAssertTrue(screen.view.done.isDefault)
        try await app.choose("Done")
        XCTAssertEqual(app.path, ["host"])
        let saved = await host.service.memory.entries
        XCTAssertEqual(saved, [entry])
        XCTAssertEqual(host.service.inputs, [RatingInput(order: 7), RatingInput(order: 7)])
    }

    func testDoneNeedsEachRequiredValue() async throws {
        let (app, screen) = try await begin()
        let (view, viewModel) = (screen.view, screen.viewModel)
        let first = RatingViewModel(RatingInput(order: 7))
        XCTAssertFalse(view.done.isEnabled)
        XCTAssertEqual(view.done.hint, "Fill in stars.")
        viewModel.stars.value = 7
        viewModel.stars.value = first.stars.value
        XCTAssertFalse(viewModel.canFinish.value)
        XCTAssertNil(viewModel.entry)
        viewModel.stars.value = 7
        XCTAssertTrue(view.done.isEnabled)
        XCTAssertEqual(view.done.hint, "")
        XCTAssertEqual(app.path, ["host", "rating"])
    }

    func testEachDecision() async throws {
        let router = RatingRouter()
        XCTAssertEqual(try router.route(to: "done", .init(canFinish: true)), .pop)
        XCTAssertEqual(try router.route(to: "done", .init()), .stay)
    }
}

/// Fails while `isFailing` is true.
@MainActor
private final class UnsteadyRatings: RatingsService {
    var isFailing = true
    let memory = MemoryRatings()
    private(set) var inputs: [RatingInput] = []

    func save(_ entry: RatingEntry, for input: RatingInput) async throws(RatingsError) {
        inputs.append(input)
        if isFailing { throw .unavailable }
        await memory.save(entry, for: input)
    }
}

/// Shows the screen over another one.
private final class FlowHost: Coordinator {
    static let flow = Flow<FlowHost>(.init("host")) {
        ScreenRoute(.init("host")) { _ in HostScreen() }
        ScreenRoute(.rating) { host, input in
            RatingScreen(viewModel: RatingViewModel(input, ratings: host.service))
        }
    }

    let service = UnsteadyRatings()
}

private final class HostScreen: Screen {}
