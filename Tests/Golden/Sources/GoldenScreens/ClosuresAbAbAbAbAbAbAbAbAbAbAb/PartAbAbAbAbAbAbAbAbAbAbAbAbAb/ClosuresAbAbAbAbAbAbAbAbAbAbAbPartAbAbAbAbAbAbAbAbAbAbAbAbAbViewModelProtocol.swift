package import Binding

/// The state of this part of the screen.
@MainActor
package protocol ClosuresAbAbAbAbAbAbAbAbAbAbAbPartAbAbAbAbAbAbAbAbAbAbAbAbAbViewModelProtocol:
    AnyObject
{
    var isOpen: Observable<Bool> { get }

    /// The sentence that says whether the part is open.
    var text: Derived<String> { get }
}
