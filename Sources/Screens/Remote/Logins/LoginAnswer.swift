/// How the API answers whoever it has let in.
struct LoginAnswer: Decodable, Sendable {
    private enum CodingKeys: String, CodingKey {
        case session
        case access = "access_token"
        case refresh = "refresh_token"
    }

    let session: Session
    let access: String
    let refresh: String
}
