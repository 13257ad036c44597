import Binding

/// The state of the settings.
@MainActor
final class SettingsViewModel {
    let language: Observable<Language>
    let email: Derived<String>

    /// The settings of the user of `session`.
    init(language: Observable<Language>, session: UserSession) {
        self.language = language
        email = session.current.map { $0?.email ?? "" }
    }
}
