import Wayline

/// Publishes what the user does with the photos.
final class AlbumScreen: Screen {
    enum Action {
        case didOpen(photo: Int)
        case didLike(photo: Int)
    }

    let actions = Signal<Action>()

    func tap(_ photo: Int) {
        actions.send(.didOpen(photo: photo))
    }

    func doubleTap(_ photo: Int) {
        actions.send(.didLike(photo: photo))
    }
}
