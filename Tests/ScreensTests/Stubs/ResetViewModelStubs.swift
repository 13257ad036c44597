import Binding
import Screens

/// The view model of the first step of resetting a password, in a given state.
@MainActor
final class ResetRequestViewModelStub: ResetRequestViewModelProtocol {
    let email = Observable("an@example.com")
    private(set) lazy var emailError = email.map { _ in "" }
    private let isUnderWay = Observable(false)
    private(set) lazy var canSend = isUnderWay.map { !$0 }
    let results = Signal<Result<Void, AccountError>>()
    let isSent: Bool
    let failure: String?

    init(isSent: Bool = false, failure: String? = nil) {
        self.isSent = isSent
        self.failure = failure
    }

    var isSending: ValueSource<Bool> { isUnderWay }

    func send() async {}
}

/// The view model of the last step, in a given state.
@MainActor
final class ResetCodeViewModelStub: ResetCodeViewModelProtocol {
    let email = "an@example.com"
    let code = Observable("")
    let codeError = Observable("")
    let newPassword = NewPassword(email: "", words: .english)
    let letter = Observable("")
    private let isUnderWay = Observable(false)
    private(set) lazy var canSet = isUnderWay.map { !$0 }
    let results = Signal<Result<Session, AccountError>>()
    let session: Session?
    let failure: String?

    init(session: Session? = nil, failure: String? = nil) {
        self.session = session
        self.failure = failure
    }

    var isSetting: ValueSource<Bool> { isUnderWay }

    func readLetter() async {}

    func set() async {}
}
