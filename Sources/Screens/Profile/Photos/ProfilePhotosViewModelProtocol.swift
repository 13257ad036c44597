/// What the photos of a profile show.
@MainActor
public protocol ProfilePhotosViewModelProtocol: AnyObject {
    /// The newest first.
    var photos: ProfilePart<[Photo]> { get }
}
