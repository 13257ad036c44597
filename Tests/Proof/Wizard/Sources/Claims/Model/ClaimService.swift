/// Knows policies, drafts and claims. Each user sees only their own.
protocol ClaimService: Sendable {
    /// Checks that the user has a policy of this number.
    func check(policy: String, of user: String) async throws(ClaimError)
    func drafts(of user: String) async throws(ClaimError) -> [ClaimDraft]

    /// Saves a draft, in place of the saved one of its number, and returns it with its number.
    func save(_ draft: ClaimDraft, of user: String) async throws(ClaimError) -> ClaimDraft
    func delete(_ draft: ClaimDraft, of user: String) async throws(ClaimError)

    /// Takes a claim, and deletes its draft.
    func submit(_ draft: ClaimDraft, of user: String) async throws(ClaimError) -> Claim
    func claims(of user: String) async throws(ClaimError) -> [Claim]
    func claim(_ id: Int, of user: String) async throws(ClaimError) -> Claim
}

/// The reason for which the service has not done its work.
enum ClaimError: Error, Hashable {
    /// The service does not answer now.
    case unavailable

    /// The user has no policy of this number.
    case unknownPolicy

    /// The user has no claim of this number.
    case unknownClaim(Int)
}

extension ClaimError {
    /// The text for the user.
    func text(_ words: Words) -> String {
        switch self {
        case .unavailable:
            words(
                "The insurance does not answer. Try again in a moment.",
                "Bảo hiểm không trả lời. Hãy thử lại sau.")
        case .unknownPolicy:
            words(
                "You have no policy of this number. It is on your contract.",
                "Bạn không có hợp đồng số này. Số ghi trên hợp đồng của bạn.")
        case .unknownClaim(let id):
            words(
                "You have no claim of the number \(id). Choose one from the list.",
                "Bạn không có yêu cầu số \(id). Hãy chọn một yêu cầu trong danh sách.")
        }
    }
}
