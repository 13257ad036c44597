/// What the photos of a profile show.
@MainActor
public protocol ProfilePhotosViewModelProtocol: AnyObject {
    var photos: ProfilePart<[Photo]> { get }
}
