internal import Binding

/// The state of this part of the screen.
@MainActor
protocol StreamsKnownHeaderViewModelProtocol: AnyObject {
    var isOpen: Observable<Bool> { get }

    /// The sentence that says whether the part is open.
    var text: Derived<String> { get }
}

/// The state and the rules of this part of the screen.
@MainActor
final class StreamsKnownHeaderViewModel: StreamsKnownHeaderViewModelProtocol {
    let isOpen = Observable(false)
    private(set) lazy var text = isOpen.map { $0 ? "It is open." : "It is closed." }
}
