import Binding

/// The form of a guest who wants to become a member, and its rules.
@MainActor
final class JoinViewModel {
    let email = Observable("")
    let password = Observable("")
    let again = Observable("")
    let emailError: Derived<String>
    let againError: Derived<String>
    let canJoin: Derived<Bool>
    let message = Observable("")
    private let members: any MemberService

    init(members: any MemberService) {
        self.members = members
        emailError = email.map { $0.isEmpty || $0.contains("@") ? "" : "an email has an @ in it" }
        againError = Derived(password, again) { $1.isEmpty || $0 == $1 ? "" : "not the same" }
        canJoin = Derived(email, password, again) {
            $0.contains("@") && !$1.isEmpty && $1 == $2
        }
    }

    func join() async {
        let isNew = await members.add(email.value)
        message.value = isNew ? "Welcome." : "You are a member already."
    }
}
