package import Binding

/// What the screen shows and does.
@MainActor
package protocol ClosuresAbAbAbAbAbAbAbAbAbAbAbViewModelProtocol: AnyObject {
    var name: Observable<String> { get }

    /// Whether there is a name.
    var canFinish: Derived<Bool> { get }
    var partAbAbAbAbAbAbAbAbAbAbAbAbAbPart:
        any ClosuresAbAbAbAbAbAbAbAbAbAbAbPartAbAbAbAbAbAbAbAbAbAbAbAbAbViewModelProtocol
    { get }
    var alsoAbAbAbAbAbAbAbAbAbAbAbAbAbPart:
        any ClosuresAbAbAbAbAbAbAbAbAbAbAbAlsoAbAbAbAbAbAbAbAbAbAbAbAbAbViewModelProtocol
    { get }
}
