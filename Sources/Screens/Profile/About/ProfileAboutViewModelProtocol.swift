/// What a person tells about themselves, in their profile.
@MainActor
public protocol ProfileAboutViewModelProtocol: AnyObject {
    var about: ProfilePart<About> { get }
}
