package import Binding

/// What the screen shows and does.
@MainActor
package protocol ClosuresPartsViewModelProtocol: AnyObject {
    var name: Observable<String> { get }

    /// Whether there is a name.
    var canFinish: Derived<Bool> { get }
    var headerPart: any ClosuresPartsHeaderViewModelProtocol { get }
    var photoAlbumPart: any ClosuresPartsPhotoAlbumViewModelProtocol { get }
}
