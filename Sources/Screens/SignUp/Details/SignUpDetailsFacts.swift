/// What the router of the first step of signing up reads.
@MainActor
public protocol SignUpDetailsFacts: AnyObject {
    /// Who signs up, as it is typed now.
    var details: SignUpDetails { get }

    /// Whether all is filled in as it should be.
    var isComplete: Bool { get }
}
