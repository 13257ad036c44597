import Wayline

struct PhotoInput: Codable {
    let id: Int
}

/// Asks before it deletes a photo.
final class PhotoScreen: Screen {
    typealias Routes = PhotoRouter
    let mayDelete = Question<Int, Bool>()
    private let id: Int

    init(id: Int) {
        self.id = id
    }

    func delete() async throws {
        guard try await mayDelete.ask(id) else { return }
        perform(.deleted)
    }
}

struct PhotoRouter: Router {
    enum Route: String, CaseIterable {
        case deleted
    }

    func decide(_ route: Route, _ facts: NoFacts, _ context: RouteContext) -> Transition {
        switch route {
        case .deleted: .pop
        }
    }
}
