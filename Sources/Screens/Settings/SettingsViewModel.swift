public import Binding

/// The state of the settings.
public final class SettingsViewModel: SettingsViewModelProtocol {
    public let language: Observable<Language>
    public let email: Derived<String>

    /// The settings of the user of `session`.
    public init(language: Observable<Language>, session: UserSession) {
        self.language = language
        email = session.current.map { $0?.email ?? "" }
    }
}
