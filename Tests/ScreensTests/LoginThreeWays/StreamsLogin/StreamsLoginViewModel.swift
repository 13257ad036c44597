import Binding
import WaylineStreams

@testable import Screens

/// The state and the rules of logging in, as streams: what comes out is made of what goes in.
@MainActor
final class StreamsLoginViewModel {
    let email = Observable("")
    let password = Observable("")
    let logIn = Signal<Void>()
    let emailError: Derived<String>
    let passwordError: Derived<String>
    let canLogIn: Derived<Bool>
    let isLoggingIn: Derived<Bool>
    let results: AnyPublisher<Result<Session, AccountError>, Never>
    private let attempt = Observable(LoginAttempt.none)
    private let words: Words
    private var bindings: Set<AnyCancellable> = []

    init(accounts: any AccountService, words: Words) {
        self.words = words
        let (email, password) = (email, password)
        let isLoggingIn = attempt.map(\.isUnderWay)
        let canLogIn = Derived(email, password, isLoggingIn) {
            !$0.isEmpty && !$1.isEmpty && !$2
        }
        let typing = email.merge(with: password).map { _ in LoginAttempt.none }
        let blamed = attempt.merge(with: typing).derived(startingWith: .none)
        emailError = blamed.map { $0.emailError?.text(in: words) ?? "" }
        passwordError = blamed.map { $0.passwordError?.text(in: words) ?? "" }
        results = attempt.compactMap(\.result).eraseToAnyPublisher()
        self.isLoggingIn = isLoggingIn
        self.canLogIn = canLogIn
        logIn.filter { canLogIn.value }
            .flatMapLatest { Self.attempt(email.value, password.value, at: accounts) }
            .assign(to: \.value, on: attempt)
            .store(in: &bindings)
    }

    var status: AccountStatus? { attempt.value.status }

    var failure: String? { attempt.value.failure?.text(in: words) }

    private static func attempt(
        _ typed: String, _ password: String, at accounts: any AccountService
    ) -> AnyPublisher<LoginAttempt, Never> {
        guard let email = EmailAddress(typed)?.text else {
            return Just(.over(.failure(.notAnEmail(typed)))).eraseToAnyPublisher()
        }
        return request { () async throws(AccountError) in
            try await accounts.logIn(email: email, password: password)
        }
        .map { .over(.success($0)) }
        .catch { Just($0 == .fault(.cancelled) ? .none : .over(.failure($0))) }
        .prepend(.underWay)
        .eraseToAnyPublisher()
    }
}
