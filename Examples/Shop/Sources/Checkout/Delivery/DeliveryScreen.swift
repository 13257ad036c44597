import Wayline
import Words

/// Asks how fast the order must come. The choice is saved with the user's place.
final class DeliveryScreen: ViewScreen, DraftKeeping {
    typealias Routes = DeliveryRouter

    let view: DeliveryView
    private let viewModel: DeliveryViewModel

    init(viewModel: DeliveryViewModel, words: Words) {
        self.viewModel = viewModel
        view = DeliveryView(words)
    }

    var facts: DeliveryRouter.Facts { .init(draft: viewModel.draft) }

    var draft: Delivery {
        get { viewModel.delivery.value }
        set { viewModel.delivery.value = newValue }
    }

    func start() {
        bind(view.delivery, viewModel.delivery)
        bind(view.next, to: .next)
    }
}
