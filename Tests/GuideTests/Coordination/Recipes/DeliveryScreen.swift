import Wayline

/// Shows where a parcel goes to, and lets the user choose another address.
final class DeliveryScreen: ViewScreen {
    typealias Routes = DeliveryRouter
    let view = DeliveryView()
    let address = Observable("the shop")

    func start() {
        bind(\.address.text, address)
        bind(view.change, to: .change)
    }

    func take(_ result: FlowResult<PostalAddress>) {
        if case .finished(let new) = result { address.value = "\(new.street), \(new.city)" }
    }
}

final class DeliveryView: View {
    let title = "Delivery"
    let address = Label()
    let change = Button("Change")

    var controls: [Control] { [address, change] }
}

struct DeliveryRouter: Router {
    enum Route: String, CaseIterable { case change }

    func decide(_ route: Route, _ facts: NoFacts, _ context: RouteContext) -> Transition {
        switch route {
        case .change: .start(.addressWizard)
        }
    }
}

final class DeliveryCoordinator: Coordinator {
    static let flow = Flow<DeliveryCoordinator>(.delivery) {
        FlowScreen(.delivery) { _ in DeliveryScreen() }
        ChildFlow(.addressWizard) { _ in
            AddressWizard()
        }
        .returns(to: DeliveryScreen.self) { delivery, result in delivery.take(result) }
    }
}

extension Destination<NoInput, NoOutput> {
    static let delivery = Self("delivery")
}

extension Destination<NoInput, PostalAddress> {
    static let addressWizard = Self("address-wizard")
}
