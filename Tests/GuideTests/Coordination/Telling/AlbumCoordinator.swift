import Wayline

final class AlbumCoordinator: Coordinator {
    static let flow = Flow<AlbumCoordinator>(.album) {
        FlowScreen(.album) { _ in AlbumScreen() }
            .on(\.actions) { album, action in
                switch action {
                case .didOpen(let photo): return .push(.photo, PhotoInput(id: photo))
                case .didLike(let photo):
                    album.liked.insert(photo)
                    return .stay
                }
            }
        FlowScreen(.photo) { _, _ in PlainScreen() }
        FlowScreen(.filter) { album in FilterScreen(delegate: album) }
        FlowScreen(.profile) { _ in ProfileScreen() }
        FlowScreen(.friend) { _, _ in PlainScreen() }
    }

    private var liked: Set<Int> = []
}

extension AlbumCoordinator: FilterDelegate {
    func numberOfPhotos(likedOnly: Bool) -> Int {
        likedOnly ? liked.count : 100
    }
}

extension Destination<NoInput, NoOutput> {
    static let album = Self("album")
    static let filter = Self("filter")
    static let profile = Self("profile")
}

struct PhotoInput: ScreenInput {
    let id: Int
}

extension Destination<PhotoInput, NoOutput> {
    static let photo = Self("photo")
}

extension Destination<FriendInput, NoOutput> {
    static let friend = Self("friend")
}
