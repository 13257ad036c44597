import Binding

/// The state of the settings.
@MainActor
final class SettingsViewModel {
    let language: Observable<Language>
    let email: Derived<String>
    let logOut: LogOut

    /// The settings of the user of `session`.
    init(language: Observable<Language>, session: UserSession, words: Words) {
        self.language = language
        email = session.current.map { $0?.email ?? "" }
        logOut = LogOut(accounts: session, words: words)
    }
}
