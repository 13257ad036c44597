import Wayline

/// The screens and flows of the app that need no input.
extension Destination<NoInput, NoOutput> {
    static let launch = Self("launch")
    static let signIn = Self("sign-in")
    static let login = Self("login")
    static let changePassword = Self("change-password")
    static let signUpDetails = Self("sign-up-details")
    static let resetRequest = Self("reset-request")
    static let home = Self("home")
    static let articles = Self("articles")
    static let filter = Self("filter")
    static let profile = Self("profile")
    static let settings = Self("settings")
}

/// The flow that makes an account and logs in.
extension Destination<NoInput, Session> {
    static let signUp = Self("sign-up")
}

/// The flow that sets a new password and logs in.
extension Destination<ForgotPasswordInput, Session> {
    static let forgotPassword = Self("forgot-password")
}

extension Destination<ResetCodeInput, NoOutput> {
    static let resetCode = Self("reset-code")
}

extension Destination<SignUpDetails, NoOutput> {
    static let signUpPassword = Self("sign-up-password")
}

extension Destination<ArticleInput, NoOutput> {
    static let article = Self("article")
}

extension Destination<FilterSettingsInput, ArticleFilter> {
    static let filterSettings = Self("filter-settings")
}

/// The screens of another person; without a number, of the user.
extension Destination<PersonInput, NoOutput> {
    static let person = Self("person")
    static let friends = Self("friends")
}
