import Binding

/// The values of the screen.
nonisolated struct RatingEntry: Codable, Hashable, Sendable {
    let stars: Int
    let comment: String?
}

/// The state and the rules of the screen.
@MainActor
final class RatingViewModel {
    let stars = Observable(Int?.none)
    let comment = Observable("")
    private(set) lazy var canFinish = stars.map { $0 != nil }
    private let request = Request<Void, RatingsError>()
    private let input: RatingInput
    private let service: any RatingsService

    init(_ input: RatingInput, ratings service: any RatingsService = MemoryRatings()) {
        self.input = input
        self.service = service
    }

    /// The values; nil if one is missing.
    var entry: RatingEntry? {
        guard let stars = stars.value else { return nil }
        return RatingEntry(stars: stars, comment: comment.value.isEmpty ? nil : comment.value)
    }

    /// The state of saving.
    var saving: RequestSource<Void, RatingsError> { request }

    func save() async {
        guard let entry else { return }
        await request.run { () async throws(RatingsError) in
            try await service.save(entry, for: input)
        }
    }
}
