internal import Binding
internal import WaylineStreams

/// The inputs and the outputs of the screen's view model.
@MainActor
protocol StreamsAbAbAbAbAbAbAbAbAbAbAbAViewModelProtocol: AnyObject {
    var name: Observable<String> { get }

    /// Receives an event when the user is done.
    var done: Signal<Void> { get }

    /// True if there is a name.
    var canFinish: Derived<Bool> { get }

    /// Publishes the name when the user is done.
    var finished: AnyPublisher<String, Never> { get }
}

/// The state and the rules of the screen, as streams from inputs to outputs.
@MainActor
final class StreamsAbAbAbAbAbAbAbAbAbAbAbAViewModel:
    StreamsAbAbAbAbAbAbAbAbAbAbAbAViewModelProtocol
{
    let name = Observable("")
    let done = Signal<Void>()
    private(set) lazy var canFinish = name.map { !$0.isEmpty }
    private(set) lazy var finished = done.filter { [canFinish] in canFinish.value }
        .map { [name] in name.value }.eraseToAnyPublisher()
}
