/// What the router of the last step of signing up reads.
@MainActor
public protocol SignUpPasswordFacts: AnyObject {
    /// Who has signed up; nil before that.
    var session: Session? { get }

    /// Why the last attempt failed.
    var failure: String? { get }
}
