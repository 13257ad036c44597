import Binding
import WaylineStreams

/// Finds cities while the user types.
@MainActor
final class CitySearchViewModel {
    let query = Observable("")
    let cities: Derived<[String]>

    init(
        search: @escaping (String) -> AnyPublisher<[String], CitySearchError>,
        on scheduler: AnyScheduler = .main
    ) {
        cities = query.dropFirst()
            .debounce(for: .milliseconds(300), scheduler: scheduler)
            .removeDuplicates()
            .flatMapLatest { search($0).replaceError(with: []) }
            .derived(startingWith: [])
    }
}

/// The reason why a search failed.
enum CitySearchError: Error {
    case offline
}
