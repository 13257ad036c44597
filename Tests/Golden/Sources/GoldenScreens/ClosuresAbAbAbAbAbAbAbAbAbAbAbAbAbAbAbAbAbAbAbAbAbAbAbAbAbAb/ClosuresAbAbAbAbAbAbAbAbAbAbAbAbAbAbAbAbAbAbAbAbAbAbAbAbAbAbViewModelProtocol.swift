package import Binding

/// What the screen shows and does.
@MainActor
package protocol ClosuresAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbViewModelProtocol:
    AnyObject
{
    var name: Observable<String> { get }

    /// Whether there is a name.
    var canFinish: Derived<Bool> { get }
}
