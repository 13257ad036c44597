package import Wayline

/// The two fields for a new password.
@MainActor
package final class NewPasswordFields {
    package let password: SecureField
    package let again: SecureField

    init(_ words: Words) {
        password = SecureField(words[.newPassword])
        again = SecureField(words[.repeatPassword])
    }

    func bind(_ newPassword: NewPassword, in bindings: inout Set<AnyCancellable>) {
        password.bind(bothWays: newPassword.password).store(in: &bindings)
        again.bind(bothWays: newPassword.again).store(in: &bindings)
        newPassword.passwordError.bind(\.error, on: password).store(in: &bindings)
        newPassword.againError.bind(\.error, on: again).store(in: &bindings)
    }
}
