import Wayline

extension RouteName {
    static let changePassword: RouteName = "change-password"
}

struct ChangePasswordInput: Codable {
    let email: String
}

final class ChangePasswordScreen: Screen {
    let way = Way()
    let router: any Router = ChangePasswordRouter()
    let email: String

    init(email: String) {
        self.email = email
    }
}
