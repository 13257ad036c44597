internal import Binding
internal import WaylineStreams

/// The state and the rules of the screen, as streams from inputs to outputs.
@MainActor
final class StreamsPartsViewModel {
    let name = Observable("")
    let done = Signal<Void>()
    private(set) lazy var canFinish = name.map { !$0.isEmpty }
    private(set) lazy var finished = done.filter { [canFinish] in canFinish.value }
        .map { [name] in name.value }.eraseToAnyPublisher()
}
