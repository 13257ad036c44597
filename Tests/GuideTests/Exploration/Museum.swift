import Wayline

/// The lines of the museum's routers and guards that a test changes.
protocol MuseumLines {
    static var garden: Transition { get }
    static var shop: Transition { get }
    static var strangers: Verdict { get }
    static var buy: Transition { get }
    static var bought: Transition { get }
}

extension MuseumLines {
    static var garden: Transition { .push(.garden) }
    static var shop: Transition { .push(.shop) }
    static var strangers: Verdict { .redirect(.push(.garden)) }
    static var buy: Transition { TillRouter<Self>().finish(Ticket()) }
    static var bought: Transition { .push(.garden) }
}

extension Destination<NoInput, NoOutput> {
    static let foyer = Self("foyer")
    static let garden = Self("garden")
    static let shop = Self("shop")
    static let vault = Self("vault")
    static let till = Self("till")
}

extension Destination<NoInput, Ticket> {
    static let ticket = Self("ticket")
}

struct Ticket: Codable {
    var price = 12
}

/// A foyer, from which visitors go to a garden, a shop, a vault for members, and a till.
final class MuseumCoordinator<Lines: MuseumLines>: Coordinator {
    static var flow: Flow<MuseumCoordinator> {
        Flow<MuseumCoordinator>(.foyer) {
            FlowScreen(.foyer) { FoyerScreen<Lines>($0) }
            FlowScreen(.garden) { _ in GardenScreen<Lines>() }
            FlowScreen(.shop) { _ in MuseumScreen("Shop") }
            FlowScreen(.vault) { _ in MuseumScreen("Vault") }
                .onEnter { museum, _ in museum.isMember.value ? .allow : Lines.strangers }
            ChildFlow(.ticket) { _ in
                TicketCoordinator<Lines>()
            } onResult: { _, result in
                switch result {
                case .finished: Lines.bought
                case .cancelled: .stay
                }
            }
        }
    }

    let isMember = Observable(false)
}

final class TicketCoordinator<Lines: MuseumLines>: Coordinator {
    typealias Output = Ticket

    static var flow: Flow<TicketCoordinator> {
        Flow<TicketCoordinator>(.till) { FlowScreen(.till) { _ in TillScreen<Lines>() } }
    }
}

struct FoyerRouter<Lines: MuseumLines>: Router {
    enum Route: String, CaseIterable {
        case garden, shop, vault, ticket
    }

    func decide(_ route: Route, _ facts: NoFacts, _ context: RouteContext) -> Transition {
        switch route {
        case .garden: Lines.garden
        case .shop: Lines.shop
        case .vault: .push(.vault)
        case .ticket: .start(.ticket)
        }
    }
}

struct GardenRouter<Lines: MuseumLines>: Router {
    enum Route: String, CaseIterable {
        case shop
    }

    func decide(_ route: Route, _ facts: NoFacts, _ context: RouteContext) -> Transition {
        .push(.shop)
    }
}

struct TillRouter<Lines: MuseumLines>: Router {
    typealias Output = Ticket

    enum Route: String, CaseIterable {
        case buy
    }

    func decide(_ route: Route, _ facts: NoFacts, _ context: RouteContext) -> Transition {
        Lines.buy
    }
}

final class FoyerScreen<Lines: MuseumLines>: ViewScreen {
    typealias Routes = FoyerRouter<Lines>
    let view = MuseumView("Foyer", ["Garden", "Shop", "Vault", "Ticket"], toggle: "Member")
    private let museum: MuseumCoordinator<Lines>

    init(_ museum: MuseumCoordinator<Lines>) {
        self.museum = museum
    }

    func start() {
        bind(view.buttons[0], to: .garden)
        bind(view.buttons[1], to: .shop)
        bind(view.buttons[2], to: .vault)
        bind(view.buttons[3], to: .ticket)
        bind(view.toggle, museum.isMember)
    }
}

final class GardenScreen<Lines: MuseumLines>: ViewScreen {
    typealias Routes = GardenRouter<Lines>
    let view = MuseumView("Garden", ["Shop"])

    func start() { bind(view.buttons[0], to: .shop) }
}

final class TillScreen<Lines: MuseumLines>: ViewScreen {
    typealias Routes = TillRouter<Lines>
    let view = MuseumView("Till", ["Buy"])

    func start() { bind(view.buttons[0], to: .buy) }
}

final class MuseumScreen: ViewScreen {
    let view: MuseumView

    init(_ title: String) {
        view = MuseumView(title, [])
    }
}

final class MuseumView: View {
    let title: String
    let buttons: [Button]
    let toggle: Toggle
    let controls: [Control]

    init(_ title: String, _ buttons: [String], toggle: String? = nil) {
        self.title = title
        self.buttons = buttons.map { Button($0) }
        self.toggle = Toggle(toggle ?? "")
        controls = self.buttons + (toggle == nil ? [] : [self.toggle])
    }
}
