package import Binding

/// The state and the rules of this part of the screen.
package final class StreamsWholeHeaderViewModel: StreamsWholeHeaderViewModelProtocol {
    package let isOpen = Observable(false)
    package let text: Derived<String>

    package init() {
        text = isOpen.map { $0 ? "It is open." : "It is closed." }
    }
}
