import Wayline

final class AlbumCoordinator: Coordinator {
    static let flow = Flow<AlbumCoordinator>(.album) {
        ScreenRoute(.album) { _ in AlbumScreen() }
            .on(\.actions) { album, action in
                switch action {
                case .didOpen(let photo): return .push(.photo, PhotoInput(id: photo))
                case .didLike(let photo):
                    album.liked.insert(photo)
                    return .stay
                }
            }
        ScreenRoute(.photo) { _, _ in PlainScreen() }
        ScreenRoute(.filter) { album in FilterScreen(delegate: album) }
        ScreenRoute(.profile) { _ in ProfileScreen() }
        ScreenRoute(.friend) { _, _ in PlainScreen() }
    }

    private var liked: Set<Int> = []
}

extension AlbumCoordinator: FilterDelegate {
    func numberOfPhotos(likedOnly: Bool) -> Int {
        likedOnly ? liked.count : 100
    }
}

extension RouteID<NoInput> {
    static let album = Self("album")
    static let filter = Self("filter")
    static let profile = Self("profile")
}

struct PhotoInput: Codable {
    let id: Int
}

extension RouteID<PhotoInput> {
    static let photo = Self("photo")
}

extension RouteID<FriendInput> {
    static let friend = Self("friend")
}
