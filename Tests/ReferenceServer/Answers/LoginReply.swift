import Screens

/// The reply to a successful login.
struct LoginReply: Encodable {
    private enum CodingKeys: String, CodingKey {
        case session
        case access = "access_token"
        case refresh = "refresh_token"
    }

    let session: Session
    let access: String
    let refresh: String
}
