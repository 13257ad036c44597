/// The state of the part in which people introduce themselves.
@MainActor
public protocol ProfileAboutViewModelProtocol: AnyObject {
    /// The person's words about themselves.
    var about: ProfilePart<About> { get }
}
