internal import Binding

/// The state and the rules of this part of the screen.
@MainActor
final class StreamsWholePhotoAlbumViewModel {
    let isOpen = Observable(false)
    private(set) lazy var text = isOpen.map { $0 ? "It is open." : "It is closed." }
}
