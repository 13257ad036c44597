package import Binding

/// The state and the rules of the screen.
package final class ClosuresPartsViewModel: ClosuresPartsViewModelProtocol {
    package let name = Observable("")
    package let canFinish: Derived<Bool>
    package let headerPart: any ClosuresPartsHeaderViewModelProtocol
    package let photoAlbumPart: any ClosuresPartsPhotoAlbumViewModelProtocol

    package init() {
        canFinish = name.map { !$0.isEmpty }
        headerPart = ClosuresPartsHeaderViewModel()
        photoAlbumPart = ClosuresPartsPhotoAlbumViewModel()
    }
}
