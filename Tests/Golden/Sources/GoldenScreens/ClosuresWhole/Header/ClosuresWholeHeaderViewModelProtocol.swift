package import Binding

/// What this part of the screen shows and does.
@MainActor
package protocol ClosuresWholeHeaderViewModelProtocol: AnyObject {
    var isOpen: Observable<Bool> { get }

    /// Says whether it is open.
    var text: Derived<String> { get }
}
