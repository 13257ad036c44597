import Screens

/// Why something was not done.
struct RefusalReply: Encodable {
    let error: String
    var seconds: Int?
    var email: String?
    var name: String?
    var rules: [PasswordRule]?
}
