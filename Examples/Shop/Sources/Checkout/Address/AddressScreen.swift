import Wayline
import Words

/// Asks for the address. The form is saved with the user's place.
final class AddressScreen: ViewScreen, DraftKeeping {
    typealias Routes = AddressRouter

    let view: AddressView
    private let viewModel: AddressViewModel

    init(viewModel: AddressViewModel, words: Words) {
        self.viewModel = viewModel
        view = AddressView(words)
    }

    var facts: AddressRouter.Facts {
        .init(draft: viewModel.draft, isComplete: viewModel.isComplete.value)
    }

    /// True if nothing is lost when the user leaves.
    var isEmpty: Bool { viewModel.address == Address() }

    func start() {
        bind(view.name, viewModel.name)
        bind(view.street, viewModel.street)
        bind(view.city, viewModel.city)
        bind(\.next.isEnabled, viewModel.isComplete)
        bind(view.next, to: .next)
    }
}
