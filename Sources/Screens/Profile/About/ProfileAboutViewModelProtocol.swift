import Binding

/// The state of the part in which people introduce themselves.
@MainActor
protocol ProfileAboutViewModelProtocol: AnyObject {
    var about: RequestSource<About, ProfileError> { get }

    /// Loads the description. Does nothing while it is being loaded.
    func load() async
}
