/// What the router of the login screen reads, whichever way the view model is written.
@MainActor
public protocol LoginFacts: AnyObject {
    /// The email as it stands in the field.
    var typedEmail: String { get }

    /// What is known about the password of who has been let in; nil before that.
    var status: AccountStatus? { get }

    /// Why the last attempt failed, where that is neither the email's fault nor the password's.
    var failure: String? { get }
}
