import Wayline

final class PasswordScreen: Screen {
    let way = Way()
    let router: any Router = PasswordRouter()
}
