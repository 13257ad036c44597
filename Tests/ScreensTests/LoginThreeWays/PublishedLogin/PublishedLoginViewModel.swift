import Binding
import WaylineStreams

@testable import Screens

/// Logging in, as an object with published properties.
@MainActor
final class PublishedLoginViewModel: ObservableObject {
    @Published var email = ""
    @Published var password = ""
    @Published private(set) var emailError = ""
    @Published private(set) var passwordError = ""
    @Published private(set) var canLogIn = false
    @Published private(set) var isLoggingIn = false
    @Published private(set) var result: Result<Session, AccountError>?
    private let accounts: any AccountService
    private let words: Words
    private var bindings: Set<AnyCancellable> = []

    init(accounts: any AccountService, words: Words) {
        self.accounts = accounts
        self.words = words
        $email.combineLatest($password, $isLoggingIn)
            .map { !$0.isEmpty && !$1.isEmpty && !$2 }
            .assign(to: &$canLogIn)
        $email.merge(with: $password)
            .sink { [weak self] _ in self?.forgetErrors() }
            .store(in: &bindings)
    }

    var status: AccountStatus? {
        if case .success(let session) = result { session.status } else { nil }
    }

    var failure: String? {
        switch result {
        case nil, .success, .failure(.notAnEmail), .failure(.wrongCredentials): nil
        case .failure(let error): error.text(in: words)
        }
    }

    func logIn() async {
        guard canLogIn else { return }
        guard let address = EmailAddress(email)?.text else {
            emailError = AccountError.notAnEmail(email).text(in: words)
            return
        }
        isLoggingIn = true
        let answer = await ask(address, password)
        isLoggingIn = false
        handle(answer)
    }

    private func ask(
        _ address: String, _ password: String
    ) async -> Result<Session, AccountError> {
        do throws(AccountError) {
            return .success(try await accounts.logIn(email: address, password: password))
        } catch {
            return .failure(error)
        }
    }

    private func handle(_ answer: Result<Session, AccountError>) {
        if Task.isCancelled || answer == .failure(.fault(.cancelled)) { return }
        if answer == .failure(.wrongCredentials) {
            passwordError = AccountError.wrongCredentials.text(in: words)
        }
        result = answer
    }

    private func forgetErrors() {
        emailError = ""
        passwordError = ""
    }
}
