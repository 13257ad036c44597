import Wayline

struct PhotoInput: Codable {
    let id: Int
}

/// Asks before it throws a photo away.
final class PhotoScreen: Screen {
    let way = Way()
    let router: any Router = PhotoRouter()
    let mayDelete = Question<Int, Bool>()
    private let id: Int

    init(id: Int) {
        self.id = id
    }

    func delete() async throws {
        guard try await mayDelete.ask(id) else { return }
        perform(PhotoRouter.Route.deleted)
    }
}
