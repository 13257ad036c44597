import Wayline

/// The two fields for a new password.
@MainActor
final class NewPasswordFields {
    let password: SecureField
    let again: SecureField

    init(_ words: Words) {
        password = SecureField(words[.newPassword])
        again = SecureField(words[.repeatPassword])
    }
}

extension ViewScreen {
    /// Binds the fields to a new password.
    func bind(_ fields: NewPasswordFields, _ newPassword: NewPassword) {
        bind(fields.password, newPassword.password)
        bind(fields.again, newPassword.again)
        keep(newPassword.passwordError.bind(\.error, on: fields.password))
        keep(newPassword.againError.bind(\.error, on: fields.again))
    }
}
