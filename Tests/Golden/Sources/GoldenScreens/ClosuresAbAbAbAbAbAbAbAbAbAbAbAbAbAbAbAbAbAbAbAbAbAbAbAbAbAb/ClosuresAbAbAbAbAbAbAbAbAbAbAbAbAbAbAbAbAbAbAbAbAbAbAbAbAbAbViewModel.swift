package import Binding

/// The state of the screen, and its rules.
package final class ClosuresAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbViewModel:
    ClosuresAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbViewModelProtocol
{
    package let name = Observable("")
    package let canFinish: Derived<Bool>

    package init() {
        canFinish = name.map { !$0.isEmpty }
    }
}
