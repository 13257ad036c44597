package import Binding
package import WaylineStreams

/// The state and the rules of the screen, as streams from inputs to outputs.
package final class StreamsWholeViewModel: StreamsWholeViewModelProtocol {
    package let name = Observable("")
    package let done = Signal<Void>()
    package let canFinish: Derived<Bool>
    package let finished: AnyPublisher<String, Never>
    package let headerPart: any StreamsWholeHeaderViewModelProtocol

    package init() {
        let name = name
        let canFinish = name.map { !$0.isEmpty }
        self.canFinish = canFinish
        finished = done.filter { canFinish.value }.map { name.value }.eraseToAnyPublisher()
        headerPart = StreamsWholeHeaderViewModel()
    }
}
