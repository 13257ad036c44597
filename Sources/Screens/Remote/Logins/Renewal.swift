/// What became of the wish for a new access token.
enum Renewal: Sendable {
    case renewed(RenewedTokens)
    /// The session has ended.
    case over
    case failed(ServiceFault)
}
