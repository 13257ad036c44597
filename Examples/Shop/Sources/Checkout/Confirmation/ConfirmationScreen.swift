import Wayline
import Words

/// Thanks for an order. It publishes the order when the user wants to see it.
final class ConfirmationScreen: ViewScreen {
    let view: ConfirmationView
    let chosen = Signal<OrderInput>()
    private let order: OrderInput

    init(_ order: OrderInput, words: Words) {
        self.order = order
        view = ConfirmationView(words, order: order.id)
    }

    func start() {
        bind(view.show.tapPublisher) { screen, _ in screen.chosen.send(screen.order) }
    }
}
