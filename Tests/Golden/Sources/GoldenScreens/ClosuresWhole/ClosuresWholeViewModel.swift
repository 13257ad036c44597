package import Binding

/// The state and the rules of the screen.
package final class ClosuresWholeViewModel: ClosuresWholeViewModelProtocol {
    package let name = Observable("")
    package let canFinish: Derived<Bool>
    package let headerPart: any ClosuresWholeHeaderViewModelProtocol

    package init() {
        canFinish = name.map { !$0.isEmpty }
        headerPart = ClosuresWholeHeaderViewModel()
    }
}
