/// Drafts and claims in memory.
@MainActor
final class MemoryClaims: ClaimService {
    private(set) var drafts: [String: [ClaimDraft]] = [:]
    private(set) var claims: [String: [Claim]] = [:]

    /// True while the service does not answer.
    var isOffline = false

    private let policies = [
        "an@example.com": ["100200", "100201"], "binh@example.com": ["300400"],
    ]

    func check(policy: String, of user: String) throws(ClaimError) {
        try answer()
        guard policies[user, default: []].contains(policy) else { throw .unknownPolicy }
    }

    func drafts(of user: String) throws(ClaimError) -> [ClaimDraft] {
        try answer()
        return drafts[user, default: []]
    }

    func save(_ draft: ClaimDraft, of user: String) throws(ClaimError) -> ClaimDraft {
        try answer()
        var draft = draft
        if let index = drafts[user]?.firstIndex(where: { $0.id == draft.id }) {
            drafts[user]?[index] = draft
        } else {
            draft.id = draft.id ?? nextNumber()
            drafts[user, default: []].append(draft)
        }
        return draft
    }

    func delete(_ draft: ClaimDraft, of user: String) throws(ClaimError) {
        try answer()
        drafts[user]?.removeAll { $0.id == draft.id }
    }

    func submit(_ draft: ClaimDraft, of user: String) throws(ClaimError) -> Claim {
        try answer()
        if draft.id != nil { drafts[user]?.removeAll { $0.id == draft.id } }
        let claim = Claim(id: nextNumber(), contents: draft)
        claims[user, default: []].append(claim)
        return claim
    }

    func claims(of user: String) throws(ClaimError) -> [Claim] {
        try answer()
        return claims[user, default: []]
    }

    func claim(_ id: Int, of user: String) throws(ClaimError) -> Claim {
        try answer()
        guard let claim = claims[user]?.first(where: { $0.id == id }) else {
            throw .unknownClaim(id)
        }
        return claim
    }

    private func answer() throws(ClaimError) {
        if isOffline { throw .unavailable }
    }

    private func nextNumber() -> Int {
        let numbers = drafts.values.joined().compactMap(\.id) + claims.values.joined().map(\.id)
        return (numbers.max() ?? 0) + 1
    }
}
