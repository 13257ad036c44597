import Wayline

extension RouteID {
    static let order: RouteID = "order"
}

struct OrderInput: Codable {
    let id: Int
}

final class OrderScreen: Screen {
    let way = Way()
    let id: Int

    init(id: Int) {
        self.id = id
    }
}
