public import Binding

/// The state of the photos of a profile.
@MainActor
public protocol ProfilePhotosViewModelProtocol: AnyObject {
    /// The photos, the newest first.
    var photos: Request<[Photo], ProfileError> { get }

    /// Loads the photos. Does nothing while they are being loaded.
    func load() async
}
