/// What the router of the change password screen reads.
@MainActor
public protocol ChangePasswordFacts: AnyObject {
    /// Why the last attempt failed, where that is not the old password's fault.
    var failure: String? { get }
}
