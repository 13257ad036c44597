import Screens

/// The reason why a request was refused.
struct RefusalReply: Encodable {
    let error: String
    var seconds: Int?
    var email: String?
    var name: String?
    var rules: [PasswordRule]?
}
