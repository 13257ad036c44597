/// What the router of the head of a profile reads.
@MainActor
public protocol ProfileHeaderFacts: AnyObject {
    /// Why the last request was not sent or taken back.
    var error: ProfileError? { get }
}
