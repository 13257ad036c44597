import Binding

/// The state and the rules of setting a new password with a code.
@MainActor
final class ResetCodeViewModel {
    let email: String
    let code = Observable("")
    let newPassword: NewPassword

    /// The message beside the code, until the user changes it.
    let codeError: Derived<String>

    /// The letter with the code, if the app itself can read it.
    let letter: ValueSource<ResetLetter?>
    let canSet: Derived<Bool>

    private let request = Request<Session, AccountError>()

    /// The code that was refused last.
    private let refused = Observable(String?.none)
    private let found = Observable(ResetLetter?.none)
    private let accounts: any AccountService
    private let letters: (any LetterBox)?
    private let words: Words

    init(email: String, accounts: any AccountService, letters: (any LetterBox)?, words: Words) {
        self.email = email
        self.accounts = accounts
        self.letters = letters
        self.words = words
        newPassword = NewPassword(email: email, words: words)
        codeError = Derived(code, refused) {
            $0 == $1 ? AccountError.wrongCode.text(in: words) : ""
        }
        letter = found
        canSet = Derived(code, newPassword.isGood, request.isRunning) {
            !$0.isEmpty && $1 && !$2
        }
    }

    var isSetting: ValueSource<Bool> { request.isRunning }

    /// Sends the result of each attempt.
    var results: Emitter<Result<Session, AccountError>> { request.results }

    var session: Session? { request.value.value }

    /// The message of the last failure; nil if there is none, or if it stands beside a field.
    var failure: String? {
        request.error.value.flatMap { $0 == .wrongCode ? nil : $0.text(in: words) }
    }

    /// Looks for the letter in the app's own mailbox.
    func readLetter() async {
        found.value = await letters?.letter(to: email)
    }

    func set() async {
        guard canSet.value else { return }
        let (accounts, code) = (accounts, code.value)
        let reset = PasswordReset(email: email, code: code, password: newPassword.password.value)
        await request.run { () async throws(AccountError) in try await accounts.reset(reset) }
        refused.value = request.error.value == .wrongCode ? code : nil
    }
}
