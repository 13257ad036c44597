internal import Binding
internal import WaylineStreams

/// The state of the screen, and its rules, as published properties.
package final class PublishedPartsViewModel: ObservableObject, PublishedPartsViewModelProtocol {
    @Published package var name = ""
    @Published package private(set) var canFinish = false
    package let headerPart = PublishedPartsHeaderViewModel()
    package let photoAlbumPart = PublishedPartsPhotoAlbumViewModel()

    package init() {
        $name.map { !$0.isEmpty }.assign(to: &$canFinish)
    }
}
