/// What a person tells about themselves, in their profile.
@MainActor
public protocol ProfileAboutViewModelProtocol: AnyObject {
    /// What the person tells.
    var about: ProfilePart<About> { get }
}
