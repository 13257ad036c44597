import Testing
import Wayline

@testable import GoldenScreens

/// Uses the screen as a user does.
@MainActor
struct RatingScreenTests {
    private let service = UnsteadyRatings()

    private func begin() async throws -> (FlowDriver, RatingScreen) {
        let viewModel = RatingViewModel(RatingInput(order: 7), ratings: service)
        let screen = RatingScreen(viewModel: viewModel)
        let app = try FlowDriver(of: screen, at: .rating)
        #expect(app.path == ["host", "rating"])
        #expect(app.text.hasPrefix("Rating"), "\(app.text)")
        return (app, screen)
    }

    @Test func theUserFillsInEachValue() async throws {
        let (app, screen) = try await begin()
        let (view, viewModel) = (screen.view, screen.viewModel)
        #expect(view.done.hint == "Fill in stars.")
        #expect(view.failure.text == "")
        #expect(viewModel.stars.value == Int?.none)
        try await app.type("7", into: "Stars")
        #expect(viewModel.stars.value == 7)
        #expect(viewModel.comment.value == "")
        try await app.type("My comment", into: "Comment")
        #expect(viewModel.comment.value == "My comment")
        #expect(view.done.hint == "")
        for (name, text) in [("Stars", "7")] {
            try await app.type("", into: name)
            #expect(!view.done.isEnabled, "\(name)")
            #expect(viewModel.entry == nil, "\(name)")
            try await app.type(text, into: name)
        }
        for (name, text) in [("Stars", "7")] {
            try await app.type("x", into: name)
            #expect(!view.done.isEnabled, "\(name)")
            try await app.type(text, into: name)
        }
        let entry = RatingEntry(stars: 7, comment: "My comment")
        #expect(viewModel.entry == entry)
        try await app.choose("Done")
        #expect(app.text.contains(RatingsError.unavailable.text), "\(app.text)")
        service.isFailing = false
        #expect(view.done.isDefault)
        try await app.choose("Done")
        #expect(app.path == ["host"])
        let saved = await service.memory.entries
        #expect(saved == [entry])
        #expect(service.inputs == [RatingInput(order: 7), RatingInput(order: 7)])
    }

    @Test func eachDecision() async throws {
        let router = RatingRouter()
        #expect(try router.route(to: "done", .init(canFinish: true)) == .pop)
        #expect(try router.route(to: "done", .init()) == .stay)
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
