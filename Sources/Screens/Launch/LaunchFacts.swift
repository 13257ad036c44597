/// What the router of the launch screen reads.
@MainActor
public protocol LaunchFacts: AnyObject {
    /// Whether it is known who is logged in.
    var isOpen: Bool { get }

    /// What is known about the password of who is logged in; nil if nobody is.
    var status: AccountStatus? { get }
}
