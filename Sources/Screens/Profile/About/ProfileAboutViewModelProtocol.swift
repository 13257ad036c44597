public import Binding

/// The state of the part in which people introduce themselves.
@MainActor
public protocol ProfileAboutViewModelProtocol: AnyObject {
    /// The person's words about themselves.
    var about: Request<About, ProfileError> { get }

    /// Loads the words. Does nothing while they are being loaded.
    func load() async
}
