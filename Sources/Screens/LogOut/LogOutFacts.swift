/// What the router of the log out screen reads.
@MainActor
public protocol LogOutFacts: AnyObject {
    /// Whether nobody is logged in any more.
    var isLoggedOut: Bool { get }
}
