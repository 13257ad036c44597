/// What the router of the first step of setting a password anew reads.
@MainActor
public protocol ResetRequestFacts: AnyObject {
    /// The email as it stands in the field.
    var typedEmail: String { get }

    /// Whether the code was sent.
    var isSent: Bool { get }

    /// Why the last attempt failed.
    var failure: String? { get }
}
