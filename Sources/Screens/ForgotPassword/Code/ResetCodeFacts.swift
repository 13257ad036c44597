/// What the router of the last step of setting a password anew reads.
@MainActor
public protocol ResetCodeFacts: AnyObject {
    /// Who is logged in by the new password; nil before that.
    var session: Session? { get }

    /// Why the last attempt failed, where that is not the code's fault.
    var failure: String? { get }
}
