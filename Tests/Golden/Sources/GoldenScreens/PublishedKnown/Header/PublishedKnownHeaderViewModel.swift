internal import Binding
internal import WaylineStreams

/// The state of this part of the screen.
@MainActor
protocol PublishedKnownHeaderViewModelProtocol: AnyObject {
    var isOpen: Bool { get set }
    var isOpenPublisher: Observable<Bool> { get }

    /// The sentence that says whether the part is open.
    var text: String { get }
    var textPublisher: ValueSource<String> { get }
}

/// The state and the rules of this part of the screen.
@MainActor
final class PublishedKnownHeaderViewModel: ObservableObject, PublishedKnownHeaderViewModelProtocol {
    @Published var isOpen = false
    @Published private(set) var text = ""
    var isOpenPublisher: Observable<Bool> { $isOpen }
    var textPublisher: ValueSource<String> { $text }

    init() {
        $isOpen.map { $0 ? "It is open." : "It is closed." }.assign(to: &$text)
    }
}
