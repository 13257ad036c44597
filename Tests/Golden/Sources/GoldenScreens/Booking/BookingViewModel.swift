import Binding

/// The state and the rules of the screen.
@MainActor
final class BookingViewModel {
    let name = Observable("")
    private(set) lazy var canFinish = name.map { !$0.isEmpty }
}
