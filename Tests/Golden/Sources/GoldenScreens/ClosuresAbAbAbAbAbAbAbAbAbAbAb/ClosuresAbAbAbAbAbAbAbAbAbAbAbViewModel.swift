internal import Binding

/// The state and the actions of the screen.
@MainActor
protocol ClosuresAbAbAbAbAbAbAbAbAbAbAbViewModelProtocol: AnyObject {
    var name: Observable<String> { get }

    /// True if there is a name.
    var canFinish: Derived<Bool> { get }
}

/// The state and the rules of the screen.
@MainActor
final class ClosuresAbAbAbAbAbAbAbAbAbAbAbViewModel:
    ClosuresAbAbAbAbAbAbAbAbAbAbAbViewModelProtocol
{
    let name = Observable("")
    private(set) lazy var canFinish = name.map { !$0.isEmpty }
}
