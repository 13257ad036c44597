import Binding
import Screens

/// A change password view model in a given state.
@MainActor
final class ChangePasswordViewModelStub: ChangePasswordViewModelProtocol {
    let reason = ""
    let oldPassword = Observable("")
    let newPassword = NewPassword(email: "", words: .english)
    let oldPasswordError = Observable("")
    let isUnderWay = Observable(false)
    private(set) lazy var canChange = oldPassword.map { !$0.isEmpty }
    let results = Signal<Result<Session, AccountError>>()
    let failure: String?

    init(failure: String? = nil) {
        self.failure = failure
    }

    var isChanging: ValueSource<Bool> { isUnderWay }

    func change() async {}
}
