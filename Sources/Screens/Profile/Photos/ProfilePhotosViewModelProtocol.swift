/// The state of the photos of a profile.
@MainActor
public protocol ProfilePhotosViewModelProtocol: AnyObject {
    /// The photos, the newest first.
    var photos: ProfilePart<[Photo]> { get }
}
