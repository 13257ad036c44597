import Wayline
import Words

/// Asks for the kind of delivery. The form is saved with the user's place.
final class DeliveryScreen: ViewScreen, DraftKeeping {
    typealias Routes = DeliveryRouter

    let view: DeliveryView
    private let viewModel: DeliveryViewModel

    init(viewModel: DeliveryViewModel, words: Words) {
        self.viewModel = viewModel
        view = DeliveryView(words)
    }

    var facts: DeliveryRouter.Facts { .init(draft: viewModel.draft) }

    func start() {
        bind(view.delivery, viewModel.delivery)
        bind(\.day.limits, viewModel.days)
        bind(view.day, viewModel.day)
        bind(view.note, viewModel.note)
        bind(view.isGift, viewModel.isGift)
        bind(\.next.isEnabled, view.day.isValid)
        bind(view.next, to: .next)
    }
}
