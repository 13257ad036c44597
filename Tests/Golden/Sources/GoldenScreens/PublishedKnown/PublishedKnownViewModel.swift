internal import Binding
internal import WaylineStreams

/// The state of the screen. A protocol cannot declare `$name`, so it has another name.
@MainActor
protocol PublishedKnownViewModelProtocol: AnyObject {
    var name: String { get set }
    var namePublisher: Observable<String> { get }

    /// True if there is a name.
    var canFinish: Bool { get }
    var canFinishPublisher: ValueSource<Bool> { get }
}

/// The state and the rules of the screen, as published properties.
@MainActor
final class PublishedKnownViewModel: ObservableObject, PublishedKnownViewModelProtocol {
    @Published var name = ""
    @Published private(set) var canFinish = false
    var namePublisher: Observable<String> { $name }
    var canFinishPublisher: ValueSource<Bool> { $canFinish }

    init() {
        $name.map { !$0.isEmpty }.assign(to: &$canFinish)
    }
}
