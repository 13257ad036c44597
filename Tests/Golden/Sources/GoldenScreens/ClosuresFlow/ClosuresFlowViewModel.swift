package import Binding

/// The state and the rules of the screen.
package final class ClosuresFlowViewModel: ClosuresFlowViewModelProtocol {
    package let name = Observable("")
    package let canFinish: Derived<Bool>

    package init() {
        canFinish = name.map { !$0.isEmpty }
    }
}
