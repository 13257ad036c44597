import Wayline

/// Loads something from the service.
@MainActor
final class Loader<Value: Sendable> {
    private let request = Request<Value, PlantError>()
    private let work: @MainActor () async throws(PlantError) -> Value

    init(_ work: @escaping @MainActor () async throws(PlantError) -> Value) {
        self.work = work
    }

    var contents: RequestSource<Value, PlantError> { request }

    func load() async {
        let work = work
        await request.run { () async throws(PlantError) in try await work() }
    }
}

/// The input of a screen that shows the thing of a number.
struct ItemInput: ScreenInput {
    let id: Int
}

/// A row of a list.
struct Row: Hashable, Codable, Sendable, Identifiable {
    let id: Int
    let title: String
}

extension Row {
    init(_ plant: Plant) { self.init(id: plant.id, title: plant.name) }

    init(_ category: Category, _ words: Words) {
        self.init(id: category.id, title: category.title(words))
    }
}
