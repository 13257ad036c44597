import Wayline

struct OrderInput: Codable {
    let id: Int
}

final class OrderScreen: Screen {
    let id: Int

    init(id: Int) {
        self.id = id
    }
}
