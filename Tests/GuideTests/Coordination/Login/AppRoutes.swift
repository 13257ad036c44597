import Wayline

extension RouteID<NoInput> {
    static let login = Self("login")
    static let home = Self("home")
}

extension RouteID<ChangePasswordInput> {
    static let changePassword = Self("change-password")
}

struct ChangePasswordInput: Codable {
    let email: String
}
