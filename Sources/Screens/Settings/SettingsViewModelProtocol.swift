public import Binding

/// What the settings show and change.
@MainActor
public protocol SettingsViewModelProtocol: AnyObject {
    /// The language that the app speaks.
    var language: Observable<Language> { get }

    /// Who is logged in; empty if nobody is.
    var email: Derived<String> { get }
}
