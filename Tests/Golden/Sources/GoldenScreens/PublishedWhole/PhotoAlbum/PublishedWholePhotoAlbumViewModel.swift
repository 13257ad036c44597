internal import Binding
internal import WaylineStreams

/// The state and the rules of this part of the screen.
@MainActor
final class PublishedWholePhotoAlbumViewModel: ObservableObject {
    @Published var isOpen = false
    @Published private(set) var text = ""

    init() {
        $isOpen.map { $0 ? "It is open." : "It is closed." }.assign(to: &$text)
    }
}
