/// What the router of a profile reads.
@MainActor
public protocol ProfileFacts: AnyObject {
    /// Whose it is; nil where nobody is logged in.
    var person: Profile.ID? { get }
}
