/// Why the API did not do what it was asked, in its own words.
struct Refusal: Decodable, Sendable {
    enum Reason: String, Decodable {
        case wrongCredentials = "wrong_credentials"
        case slowedDown = "slowed_down"
        case notAnEmail = "not_an_email"
        case noName = "no_name"
        case emailTaken = "email_taken"
        case passwordRefused = "password_refused"
        case wrongOldPassword = "wrong_old_password"
        case wrongCode = "wrong_code"
        case unknown = "unknown"
        case ownProfile = "own_profile"
        case alreadyFriends = "already_friends"
    }

    let error: Reason
    /// For how long to wait.
    let seconds: Int?
    /// The address that the reason is about.
    let email: String?
    /// The person that the reason is about.
    let name: String?
    /// The rules that a password breaks.
    let rules: [PasswordRule]?
}
