import Binding
import Coordination
import WaylineRouting

/// An app that begins with a launch screen, and enters a shop whose orders are for members.
@MainActor
final class Bazaar: Coordinator {
    static let flow = Flow<Bazaar>("launch") {
        FlowScreen("launch") { (_: Bazaar) in NamedScreen("launch") }
        FlowScreen("attic") { (_: Bazaar) in NamedScreen("attic") }
            .onEnter(while: { $0.isMember }, otherwise: .redirect(.stack([PlaceStep("cellar")])))
        FlowScreen("cellar") { (_: Bazaar) in NamedScreen("cellar") }
            .onEnter { _, _ in .refuse(because: "locked") }
        ChildFlow("shop") { (bazaar: Bazaar) in
            BazaarShop(bazaar)
        } onResult: { _, _ in
            .stay
        }
        ChildFlow("inn") { (bazaar: Bazaar) in
            BazaarShop(bazaar)
        } onResult: { _, _ in
            .stay
        }
        .onEnter(while: { $0.isMember }, otherwise: .after(.enter("gate")))
        ChildFlow("market") { (bazaar: Bazaar) in
            BazaarMarket(bazaar)
        } onResult: { _, _ in
            .stay
        }
        ChildFlow("gate") { (bazaar: Bazaar) in
            BazaarLogin(bazaar)
        } onResult: { _, _ in
            .stay
        }
        ChildFlow("club") { (bazaar: Bazaar) in
            BazaarShop(bazaar)
        } onResult: { _, _ in
            .stay
        }
        .onEnter(while: { $0.isMember }, otherwise: .redirect(.enter("shop")))
    }

    let isMember = Observable(false)
    let gate = SlowGuard()
    var stallIsClosed = false
    var orderVerdict: Verdict = .after(.start("login"))
    var counterVerdict: Verdict = .allow

    /// The answer of the guard of an address, and the departures that it was told.
    var addressVerdict: Verdict = .allow
    var departures: [Departure] = []

    /// The transition that the parent of a checkout answers its result with.
    var onResult: Transition = .stay

    /// The cold start, and later the links, of the app.
    func begin(settings: NavigatorSettings = NavigatorSettings()) throws -> Navigator {
        let links = try LinkTable<Transition>(
            scheme: "bazaar",
            [
                LinkRule("order", to: .sequence([.enter("shop"), .popToRoot, .push("order")])),
                LinkRule("launch", to: .unwind),
            ])
        return try Navigator(self, links: links, settings: settings)
    }
}

/// The flow of a shop: products, an order for members, and a checkout.
@MainActor
final class BazaarShop: Coordinator {
    static let flow = Flow<BazaarShop>("products") {
        FlowScreen("products") { (_: BazaarShop) in NamedScreen("products") }
        FlowScreen("order") { (_: BazaarShop) in NamedScreen("order") }
            .onEnter { shop, _ in
                shop.bazaar.isMember.value ? .allow : shop.bazaar.orderVerdict
            }
        FlowScreen("counter") { (_: BazaarShop) in NamedScreen("counter") }
            .onEnter { shop, _ in shop.bazaar.counterVerdict }
        FlowScreen("slow") { (_: BazaarShop) in NamedScreen("slow") }
            .onEnter { shop, _ in await shop.wait() }
        FlowScreen("note") { (_: BazaarShop) in DraftScreen() }
        FlowScreen("account") { (_: BazaarShop) in NamedScreen("account") }
            .onEnter(while: { $0.bazaar.isMember }, otherwise: .after(.start("login")))
        FlowScreen("lounge") { (_: BazaarShop) in NamedScreen("lounge") }
            .onEnter(while: { $0.bazaar.isMember }, otherwise: .redirect(.start("nowhere")))
        FlowScreen("desk") { (_: BazaarShop) in NamedScreen("desk") }
            .onEnter(while: { $0.bazaar.isMember }, otherwise: .ask(.confirm("Stay?", yes: "Yes")))
        FlowScreen("card") { (_: BazaarShop) in NamedScreen("card") }
            .onEnter(while: { $0.bazaar.isMember }, otherwise: .refuse(because: "members only"))
        ChildFlow("login") { (shop: BazaarShop) in
            BazaarLogin(shop.bazaar)
        } onResult: { _, _ in
            .stay
        }
        ChildFlow(.init("checkout")) { (shop: BazaarShop) in
            BazaarCheckout(shop.bazaar)
        } onResult: { shop, _ in
            shop.bazaar.onResult
        }
    }

    let bazaar: Bazaar

    init(_ bazaar: Bazaar) {
        self.bazaar = bazaar
    }

    private func wait() async -> Verdict { await bazaar.gate.ask() }
}

/// A flow of two tabs, on which accounts are for members.
@MainActor
final class BazaarMarket: Coordinator {
    static let flow = Flow<BazaarMarket>(tabs: "a", "b") {
        FlowScreen("a") { (_: BazaarMarket) in NamedScreen("a") }
        FlowScreen("b") { (_: BazaarMarket) in NamedScreen("b") }
        FlowScreen("stall") { (market: BazaarMarket) in
            if market.bazaar.stallIsClosed { throw NestedFlowError.broken }
            return NamedScreen("stall")
        }
        FlowScreen("account") { (_: BazaarMarket) in NamedScreen("account") }
            .onEnter(while: { $0.bazaar.isMember }, otherwise: .after(.start("login")))
        ChildFlow("login") { (market: BazaarMarket) in
            BazaarLogin(market.bazaar)
        } onResult: { _, _ in
            .stay
        }
    }

    let bazaar: Bazaar

    init(_ bazaar: Bazaar) {
        self.bazaar = bazaar
    }
}

/// A flow that makes its user a member.
@MainActor
final class BazaarLogin: Coordinator {
    static let flow = Flow<BazaarLogin>("login") {
        FlowScreen("login") { (_: BazaarLogin) in NamedScreen("login") }
            .onLeave(by: [.finish]) { flow, _, leaving in
                flow.bazaar.departures.append(leaving.departure)
                return .allow
            }
    }

    private let bazaar: Bazaar

    init(_ bazaar: Bazaar) {
        self.bazaar = bazaar
    }

    /// Logs in, and ends the flow.
    func logIn() {
        bazaar.isMember.value = true
        go(.finish)
    }
}

/// A flow of an address, which is guarded, and a payment.
@MainActor
final class BazaarCheckout: Coordinator {
    typealias Output = NumberResult

    static let flow = Flow<BazaarCheckout>("address") {
        FlowScreen("address") { (_: BazaarCheckout) in NamedScreen("address") }
            .onLeave(by: Set(Departure.allCases)) { flow, _, leaving in
                flow.bazaar.departures.append(leaving.departure)
                let isGuarded = Departure.guarded.contains(leaving.departure)
                return isGuarded ? flow.bazaar.addressVerdict : .allow
            }
        FlowScreen("payment") { (_: BazaarCheckout) in NamedScreen("payment") }
        FlowScreen("voucher") { (_: BazaarCheckout) in NamedScreen("voucher") }
            .onEnter { flow, _ in
                flow.bazaar.isMember.value ? .allow : .after(.start("login"))
            }
        ChildFlow("login") { (flow: BazaarCheckout) in BazaarLogin(flow.bazaar) }
    }

    private let bazaar: Bazaar

    init(_ bazaar: Bazaar) {
        self.bazaar = bazaar
    }
}
