import Binding

/// The state of the settings.
@MainActor
final class SettingsViewModel {
    let language: Observable<Language>
    let theme: Observable<Theme>
    let keepsHistory: Observable<Bool>
    let email: Derived<String>
    let logOut: LogOut

    /// The settings of the user of `session`.
    init(
        language: Observable<Language>, theme: Observable<Theme>,
        keepsHistory: Observable<Bool>, session: UserSession, words: Words
    ) {
        (self.language, self.theme, self.keepsHistory) = (language, theme, keepsHistory)
        email = session.current.map { $0?.email ?? "" }
        logOut = LogOut(accounts: session, words: words)
    }
}
