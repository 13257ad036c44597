public import Binding

/// The language, and who is logged in.
public final class SettingsViewModel: SettingsViewModelProtocol {
    public let language: Observable<Language>
    public let email: Derived<String>

    /// The settings of who is logged in to `session`.
    public init(language: Observable<Language>, session: UserSession) {
        self.language = language
        email = session.current.map { $0?.email ?? "" }
    }
}
