/// Why a user was not let in, or an account not changed.
public enum AccountError: Error, Hashable, Sendable {
    /// There is no such email, or its password is another: which of the two is not told.
    case wrongCredentials
    /// Too many wrong passwords, in a row, for this account.
    case slowedDown(seconds: Int)

    /// What was given as the email cannot be one.
    case notAnEmail(String)

    /// The name is empty.
    case noName

    /// There is an account of this email.
    case emailTaken(String)
    /// The new password breaks these rules, which are not empty.
    case passwordRefused([PasswordRule])

    /// The old password is not that of the account.
    case wrongOldPassword
    /// The code is wrong, used, too old, or was tried too often.
    case wrongCode
    case notLoggedIn
    case fault(ServiceFault)
}
