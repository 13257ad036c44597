import Wayline

final class OrderCoordinator: Coordinator {
    typealias Output = ReceiptInput

    static let flow = Flow<OrderCoordinator>(.form) {
        FlowScreen(.form) { FormScreen($0.services, $0.fault, $0.language) }
    }

    private let services: BakeryServices
    private let fault: BakeryFault?
    private let language: String

    init(_ services: BakeryServices, _ fault: BakeryFault?, _ language: String) {
        self.services = services
        self.fault = fault
        self.language = language
    }
}

struct FormRouter: Router {
    typealias Output = ReceiptInput

    enum Route: String, CaseIterable {
        case ordered
    }

    struct Facts: RouterFacts {
        var loaves = 0
    }

    func decide(_ route: Route, _ facts: Facts, _ context: RouteContext) -> Transition {
        finish(ReceiptInput(loaves: facts.loaves))
    }
}

final class FormScreen: ViewScreen {
    typealias Routes = FormRouter
    let view: FormView
    private let services: BakeryServices
    private let limit: Int
    private let name = Observable("")
    private let loaves = Observable("")

    init(_ services: BakeryServices, _ fault: BakeryFault?, _ language: String) {
        self.services = services
        view = FormView(language)
        limit = fault == .tooManyLoaves ? 100 : 12
    }

    var facts: FormRouter.Facts { .init(loaves: Int(loaves.value) ?? 0) }

    func start() {
        bind(view.name, name)
        bind(view.loaves, loaves)
        bind(\.order.isEnabled, Derived(name, loaves) { !$0.isEmpty && Int($1) != nil })
        view.order.onTap(self) { $0.order() }
    }

    private func order() {
        view.loaves.error = services.order(facts.loaves, limit: limit) ?? ""
        if view.loaves.error.isEmpty { perform(.ordered) }
    }
}

final class FormView: View {
    let title: String
    let name = TextField("Name")
    let loaves = TextField("Loaves")
    let order: Button

    var controls: [Control] { [name, loaves, order] }

    init(_ language: String) {
        title = language == "vi" ? "Đơn đặt" : "Your order"
        order = Button(language == "vi" ? "Đặt ngay" : "Order now", isDefault: true)
    }
}
