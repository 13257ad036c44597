import Wayline

extension RouteName {
    static let order: RouteName = "order"
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
