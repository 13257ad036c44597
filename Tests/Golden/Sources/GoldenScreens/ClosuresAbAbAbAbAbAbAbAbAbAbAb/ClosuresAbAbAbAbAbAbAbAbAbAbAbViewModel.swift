package import Binding

/// The state and the rules of the screen.
package final class ClosuresAbAbAbAbAbAbAbAbAbAbAbViewModel:
    ClosuresAbAbAbAbAbAbAbAbAbAbAbViewModelProtocol
{
    package let name = Observable("")
    package let canFinish: Derived<Bool>
    package let partAbAbAbAbAbAbAbAbAbAbAbAbAbPart:
        any ClosuresAbAbAbAbAbAbAbAbAbAbAbPartAbAbAbAbAbAbAbAbAbAbAbAbAbViewModelProtocol
    package let alsoAbAbAbAbAbAbAbAbAbAbAbAbAbPart:
        any ClosuresAbAbAbAbAbAbAbAbAbAbAbAlsoAbAbAbAbAbAbAbAbAbAbAbAbAbViewModelProtocol

    package init() {
        canFinish = name.map { !$0.isEmpty }
        partAbAbAbAbAbAbAbAbAbAbAbAbAbPart =
            ClosuresAbAbAbAbAbAbAbAbAbAbAbPartAbAbAbAbAbAbAbAbAbAbAbAbAbViewModel()
        alsoAbAbAbAbAbAbAbAbAbAbAbAbAbPart =
            ClosuresAbAbAbAbAbAbAbAbAbAbAbAlsoAbAbAbAbAbAbAbAbAbAbAbAbAbViewModel()
    }
}
