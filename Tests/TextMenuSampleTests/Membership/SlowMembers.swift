import Binding
import WaylineStreams

/// Takes two seconds of its clock, and knows one member.
struct SlowMembers: MemberService {
    var clock: AnyScheduler = .main

    func add(_ email: String) async -> Bool {
        for await _ in Just(()).delay(for: 2, scheduler: clock).values {}
        return email != "an@example.com"
    }
}
