/// The list of members.
@MainActor
protocol MemberService {
    /// Adds a guest. Returns false if they are already a member.
    func add(_ email: String) async -> Bool
}
