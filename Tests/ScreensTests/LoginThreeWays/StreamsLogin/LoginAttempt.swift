@testable import Screens

/// The progress of an attempt to log in, and its error.
enum LoginAttempt {
    case none
    case underWay
    case over(Result<Session, AccountError>)

    var isUnderWay: Bool {
        if case .underWay = self { true } else { false }
    }

    var result: Result<Session, AccountError>? {
        if case .over(let result) = self { result } else { nil }
    }

    var status: AccountStatus? {
        if case .over(.success(let session)) = self { session.status } else { nil }
    }

    var emailError: AccountError? {
        if case .over(.failure(.notAnEmail(let text))) = self { .notAnEmail(text) } else { nil }
    }

    var passwordError: AccountError? {
        if case .over(.failure(.wrongCredentials)) = self { .wrongCredentials } else { nil }
    }

    var failure: AccountError? {
        switch result {
        case nil, .success, .failure(.notAnEmail), .failure(.wrongCredentials): nil
        case .failure(let error): error
        }
    }
}
