import Wayline

/// The screens and flows of the app that need no input.
extension RouteID<NoInput> {
    static let launch = Self("launch")
    static let signIn = Self("sign-in")
    static let login = Self("login")
    static let changePassword = Self("change-password")
    static let signUp = Self("sign-up")
    static let signUpDetails = Self("sign-up-details")
    static let resetRequest = Self("reset-request")
    static let home = Self("home")
    static let articles = Self("articles")
    static let filter = Self("filter")
    static let profile = Self("profile")
    static let settings = Self("settings")
}

extension RouteID<ForgotPasswordInput> {
    static let forgotPassword = Self("forgot-password")
}

extension RouteID<ResetCodeInput> {
    static let resetCode = Self("reset-code")
}

extension RouteID<SignUpDetails> {
    static let signUpPassword = Self("sign-up-password")
}

extension RouteID<ArticleInput> {
    static let article = Self("article")
}

extension RouteID<FilterSettingsInput> {
    static let filterSettings = Self("filter-settings")
}

/// The screens of another person; without a number, of the user.
extension RouteID<PersonInput> {
    static let person = Self("person")
    static let friends = Self("friends")
}
