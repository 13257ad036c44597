import Wayline

struct BreadsRouter: Router {
    enum Route: String, CaseIterable {
        case order, cellar, bread, surprise
    }

    struct Facts: RouterFacts {
        var chosen = 0
        var visits = 0
        var fault: BakeryFault?
    }

    func decide(_ route: Route, _ facts: Facts, _ context: RouteContext) -> Transition {
        switch route {
        case .order: facts.fault == .onlyStays ? .stay : .start(.order)
        case .cellar:
            facts.fault == .deadEnd || facts.fault == .noWayHome ? .root(.cellar) : .push(.cellar)
        case .bread: .push(.bread, BreadInput(id: facts.chosen))
        case .surprise: surprise(facts)
        }
    }

    private func surprise(_ facts: Facts) -> Transition {
        switch facts.fault {
        case .unknownRoute: .alert(Alert("Fresh bread!", actions: [.init("Go", route: "oven")]))
        case .impossibleDecision: .pop
        case .hiddenState where facts.visits > 1: .push(.cellar)
        default: .alert(Alert("Fresh bread!"))
        }
    }
}

final class BreadsScreen: ViewScreen {
    typealias Routes = BreadsRouter
    let view: BreadsView
    private let services: BakeryServices
    private let fault: BakeryFault?
    private var chosen = 0

    init(_ services: BakeryServices, _ fault: BakeryFault?, _ language: String) {
        self.services = services
        self.fault = fault
        view = BreadsView(language == "vi" && fault != .untranslated, fault, language)
    }

    var facts: BreadsRouter.Facts {
        .init(chosen: chosen, visits: services.visits, fault: fault)
    }

    func start() {
        bind(view.order, to: .order)
        bind(view.cellar, to: .cellar)
        bind(view.surprise, to: .surprise)
        bind(view.breads.chosenPublisher) { screen, bread in
            screen.chosen = bread
            screen.perform(.bread)
        }
        if fault == .endlessWork { view.call.onTap(self) { _ in await BreadsScreen.wait() } }
        if fault == nil { view.call.onTap(self) { $0.services.calls += 1 } }
    }

    /// Waits for an answer that never comes, until it is cancelled.
    private static func wait() async {
        let (answers, sender) = AsyncStream<Never>.makeStream()
        for await _ in answers {}
        sender.finish()
    }
}

final class BreadsView: View {
    let title: String
    let breads: List<Int>
    let order: Button
    let cellar: Button
    let surprise: Button
    let call: Button

    init(_ isVietnamese: Bool, _ fault: BakeryFault?, _ language: String) {
        let isOther = language == "vi"
        title = isOther ? "Bánh mì" : "Breads"
        breads = List(isOther ? "Các loại bánh" : "Our breads") {
            "Bread \(fault == .doubleName ? min($0, 2) : $0)"
        }
        breads.items = [1, 2, 3]
        order = Button(isVietnamese ? "Đặt" : "Order")
        cellar = Button(isOther ? "Hầm" : fault == .doubleName ? "Order" : "Cellar")
        surprise = Button(isOther ? "Bất ngờ" : "Surprise")
        let isUsed = fault == .idleButton || fault == .endlessWork
        call = Button(isOther ? "Gọi" : isUsed ? "Ring" : "Call us")
    }

    var controls: [Control] { [breads, order, cellar, surprise, call] }
}
