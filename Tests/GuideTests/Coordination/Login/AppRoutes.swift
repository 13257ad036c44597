import Wayline

extension Destination<NoInput, NoOutput> {
    static let login = Self("login")
    static let home = Self("home")
}

extension Destination<ChangePasswordInput, NoOutput> {
    static let changePassword = Self("change-password")
}

struct ChangePasswordInput: ScreenInput {
    let email: String
}
