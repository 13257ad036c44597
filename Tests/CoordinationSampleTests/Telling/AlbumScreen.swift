import Wayline

extension RouteID {
    static let album: RouteID = "album"
    static let photo: RouteID = "photo"
}

/// Tells what the user does with the photos.
final class AlbumScreen: Screen {
    enum Action {
        case didOpen(photo: Int)
        case didLike(photo: Int)
    }

    let way = Way()
    let actions = Signal<Action>()

    func tap(_ photo: Int) {
        actions.send(.didOpen(photo: photo))
    }

    func doubleTap(_ photo: Int) {
        actions.send(.didLike(photo: photo))
    }
}
