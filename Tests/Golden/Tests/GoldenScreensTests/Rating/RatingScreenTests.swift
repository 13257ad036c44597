import Wayline
import XCTest

@testable import GoldenScreens

/// Uses the screen as a user does.
@MainActor
final class RatingScreenTests: XCTestCase {
    private let service = UnsteadyRatings()

    private func begin() async throws -> (FlowDriver, RatingScreen) {
        let viewModel = RatingViewModel(RatingInput(order: 7), ratings: service)
        let screen = RatingScreen(viewModel: viewModel)
        let app = try FlowDriver(of: screen, at: .rating)
        XCTAssertEqual(app.path, ["host", "rating"])
        XCTAssertTrue(app.text.hasPrefix("Rating"), app.text)
        return (app, screen)
    }

    func testTheUserFillsInEachValue() async throws {
        let (app, screen) = try await begin()
        let (view, viewModel) = (screen.view, screen.viewModel)
        XCTAssertEqual(view.done.hint, "Fill in stars.")
        XCTAssertEqual(view.failure.text, "")
        XCTAssertEqual(viewModel.stars.value, Int?.none)
        try await app.type("7", into: "Stars")
        XCTAssertEqual(viewModel.stars.value, 7)
        XCTAssertEqual(viewModel.comment.value, "")
        try await app.type("My comment", into: "Comment")
        XCTAssertEqual(viewModel.comment.value, "My comment")
        XCTAssertEqual(view.done.hint, "")
        for (name, text) in [("Stars", "7")] {
            try await app.type("", into: name)
            XCTAssertFalse(view.done.isEnabled, name)
            XCTAssertNil(viewModel.entry, name)
            try await app.type(text, into: name)
        }
        for (name, text) in [("Stars", "7")] {
            try await app.type("x", into: name)
            XCTAssertFalse(view.done.isEnabled, name)
            try await app.type(text, into: name)
        }
        let entry = RatingEntry(stars: 7, comment: "My comment")
        XCTAssertEqual(viewModel.entry, entry)
        try await app.choose("Done")
        XCTAssertTrue(app.text.contains(RatingsError.unavailable.text), app.text)
        service.isFailing = false
        XCTAssertTrue(view.done.isDefault)
        try await app.choose("Done")
        XCTAssertEqual(app.path, ["host"])
        let saved = await service.memory.entries
        XCTAssertEqual(saved, [entry])
        XCTAssertEqual(service.inputs, [RatingInput(order: 7), RatingInput(order: 7)])
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
