import Binding

/// The values of the row.
nonisolated struct CitiesRow: Codable, Hashable, Sendable {
    let name: String
}

/// The state and the rules of the screen.
@MainActor
final class CitiesViewModel {
    private let request = Request<[CitiesRow], CitiesError>()
    private let service: any CitiesService

    init(cities service: any CitiesService = MemoryCities()) {
        self.service = service
    }

    var contents: RequestSource<[CitiesRow], CitiesError> { request }

    func load() async {
        await request.run(service.load)
    }
}
