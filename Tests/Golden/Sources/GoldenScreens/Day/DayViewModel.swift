import Binding

/// The values of `weather`.
nonisolated enum DayWeather: String, CaseIterable, Codable, Sendable {
    case sun, rain
}

/// The values of the screen.
nonisolated struct DayDetails: Codable, Hashable, Sendable {
    let weather: DayWeather
}

/// The state and the rules of the screen.
@MainActor
final class DayViewModel {
    private let request = Request<DayDetails, DayError>()
    private let input: DayInput
    private let service: any DayService

    init(_ input: DayInput, day service: any DayService = MemoryDay()) {
        self.input = input
        self.service = service
    }

    var contents: RequestSource<DayDetails, DayError> { request }

    func load() async {
        await request.run { () async throws(DayError) in
            try await service.load(input)
        }
    }
}
