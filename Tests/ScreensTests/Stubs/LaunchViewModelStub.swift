import Binding
import Screens

/// A launch view model in a given state.
@MainActor
final class LaunchViewModelStub: LaunchViewModelProtocol {
    private let isUnderWay = Observable(false)
    let error = Observable("")
    let isOpen: Bool
    let session: Session?

    init(isOpen: Bool = true, _ status: AccountStatus? = nil) {
        self.isOpen = isOpen
        session = status.map { .sample($0) }
    }

    var isOpening: ValueSource<Bool> { isUnderWay }

    func open() async {}
}
