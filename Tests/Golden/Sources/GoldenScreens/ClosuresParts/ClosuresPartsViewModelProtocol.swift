package import Binding

/// The state and the actions of the screen.
@MainActor
package protocol ClosuresPartsViewModelProtocol: AnyObject {
    var name: Observable<String> { get }

    /// True if there is a name.
    var canFinish: Derived<Bool> { get }
    var headerPart: any ClosuresPartsHeaderViewModelProtocol { get }
    var photoAlbumPart: any ClosuresPartsPhotoAlbumViewModelProtocol { get }
}
