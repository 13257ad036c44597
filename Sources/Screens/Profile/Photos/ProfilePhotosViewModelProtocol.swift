import Binding

/// The state of the photos of a profile.
@MainActor
protocol ProfilePhotosViewModelProtocol: AnyObject {
    /// The photos, the newest first.
    var photos: RequestSource<[Photo], ProfileError> { get }

    /// Loads the photos. Does nothing while they are being loaded.
    func load() async
}
