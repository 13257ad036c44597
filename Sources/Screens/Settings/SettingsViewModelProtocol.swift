public import Binding

/// The state of the settings.
@MainActor
public protocol SettingsViewModelProtocol: AnyObject {
    /// The language of the app.
    var language: Observable<Language> { get }

    /// The email of the user; empty if nobody is logged in.
    var email: Derived<String> { get }
}
