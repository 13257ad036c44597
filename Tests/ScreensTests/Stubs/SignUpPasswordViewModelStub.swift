import Binding
import Screens

/// The view model of the last step of signing up, in a given state.
@MainActor
final class SignUpPasswordViewModelStub: SignUpPasswordViewModelProtocol {
    let details = SignUpDetails(name: "An", email: "an@example.com")
    let newPassword = NewPassword(email: "", words: .english)
    private let isUnderWay = Observable(false)
    private(set) lazy var canSignUp = isUnderWay.map { !$0 }
    let results = Signal<Result<Session, AccountError>>()
    let session: Session?
    let failure: String?

    init(session: Session? = nil, failure: String? = nil) {
        self.session = session
        self.failure = failure
    }

    var isSigningUp: ValueSource<Bool> { isUnderWay }

    func signUp() async {}
}
