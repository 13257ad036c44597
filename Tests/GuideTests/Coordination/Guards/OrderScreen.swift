import Wayline

struct OrderInput: ScreenInput {
    let id: Int
}

final class OrderScreen: Screen {
    let id: Int

    init(id: Int) {
        self.id = id
    }
}
