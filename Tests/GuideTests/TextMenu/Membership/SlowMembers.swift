import Binding

/// Takes two seconds of its clock, and knows one member.
struct SlowMembers: MemberService {
    var clock: AnyScheduler = .main

    func add(_ email: String) async -> Bool {
        do { try await clock.sleep(for: .seconds(2)) } catch {}
        return email != "an@example.com"
    }
}
