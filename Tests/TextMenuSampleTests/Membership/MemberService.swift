/// Who is a member.
@MainActor
protocol MemberService {
    /// Takes a guest in; answers false where they are a member already.
    func add(_ email: String) async -> Bool
}
