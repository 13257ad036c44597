/// How the API answers where a token is to be renewed.
struct RenewedTokens: Decodable, Sendable {
    private enum CodingKeys: String, CodingKey {
        case access = "access_token"
        case refresh = "refresh_token"
    }

    let access: String
    /// Nil if the one before stays good.
    let refresh: String?
}
