import Coordination
import WaylineRouting

/// A coordinator of a walk. All of them own the same screens and child flows.
@MainActor
class WalkOwner {
    let ledger: WalkLedger
    private var life = 0

    init(_ ledger: WalkLedger) {
        self.ledger = ledger
        ledger.coordinators += 1
    }

    isolated deinit {
        ledger.coordinators -= 1
    }

    func start() {
        life = ledger.nextLife(of: self)
        ledger.note(.began(life))
    }

    func stop() {
        ledger.note(.ended(life))
    }

    func hear(_ result: FlowResult<Harvest>, of child: RouteName) -> Transition {
        ledger.note(.told(life, of: child, result))
        return ledger.rules.reaction(to: result)
    }
}

extension Coordinator where Self: WalkOwner {
    func wait() async -> Verdict {
        await ledger.verdict(of: self)
    }

    @FlowBuilder<Self>
    static func parts() -> [FlowElement<Self>] {
        screens()
        flows()
        conditions()
    }

    @FlowBuilder<Self>
    private static func screens() -> [FlowElement<Self>] {
        for name in WalkFlows.plain {
            FlowScreen(.named(name)) { (owner: Self) in WalkPlace(name, owner.ledger) }
        }
        FlowScreen(.named(WalkFlows.checked)) { (owner: Self) in
            WalkPlace(WalkFlows.checked, owner.ledger)
        }
        .onEnter { owner, to in owner.ledger.rules.verdict(on: to.route) }
        FlowScreen(.named(WalkFlows.slow)) { (owner: Self) in
            WalkPlace(WalkFlows.slow, owner.ledger)
        }
        .onEnter { owner, _ in await owner.wait() }
        FlowScreen(.named(WalkFlows.kept)) { (owner: Self) in
            WalkPlace(WalkFlows.kept, owner.ledger)
        }
        .onLeave { owner, _ in owner.ledger.rules.verdict(on: WalkFlows.kept) }
        FlowScreen(.named(WalkFlows.slowlyKept)) { (owner: Self) in
            WalkPlace(WalkFlows.slowlyKept, owner.ledger)
        }
        .onLeave { owner, _ in await owner.wait() }
        FlowScreen(.named(WalkFlows.sworn)) { (owner: Self) in
            WalkPlace(WalkFlows.sworn, owner.ledger)
        }
        .onLeave(by: [.session]) { owner, _ in owner.ledger.rules.verdict(on: WalkFlows.sworn) }
        FlowScreen(.named(WalkFlows.broken)) { (_: Self) -> WalkPlace in throw Breakage() }
        FlowScreen(.named(WalkFlows.form)) { (owner: Self) in
            WalkForm(WalkFlows.form, owner.ledger)
        }
        .returns(to: WalkPlace.self) { $0.take($1, of: WalkFlows.form) }
    }

    @FlowBuilder<Self>
    private static func flows() -> [FlowElement<Self>] {
        ChildFlow(Destination(WalkFlows.tour)) { (owner: Self) in
            WalkTour(owner.ledger)
        } onResult: { owner, result in
            owner.hear(result, of: WalkFlows.tour)
        }
        .onEnter { owner, to in owner.ledger.rules.verdict(on: to.route) }
        .returns(to: WalkPlace.self) { $0.take($1, of: WalkFlows.tour) }
        ChildFlow(Destination(WalkFlows.city)) { (owner: Self) in
            WalkCity(owner.ledger)
        } onResult: { owner, result in
            owner.hear(result, of: WalkFlows.city)
        }
    }

    @FlowBuilder<Self>
    private static func conditions() -> [FlowElement<Self>] {
        for condition in WalkCondition.ofScreens {
            FlowScreen(.named(condition.route)) { (owner: Self) in
                WalkPlace(condition.route, owner.ledger)
            }
            .onEnter(
                while: { $0.ledger.values[condition.value] }, otherwise: condition.otherwise)
        }
        for condition in WalkCondition.ofFlows {
            ChildFlow(Destination(condition.route)) { (owner: Self) in
                WalkTour(owner.ledger)
            } onResult: { owner, result in
                owner.hear(result, of: condition.route)
            }
            .onEnter(
                while: { $0.ledger.values[condition.value] }, otherwise: condition.otherwise
            )
            .returns(to: WalkPlace.self) { $0.take($1, of: condition.route) }
        }
    }
}

final class WalkRoot: WalkOwner, Coordinator {
    static let flow = Flow<WalkRoot>("a") { WalkRoot.parts() }
}

final class WalkTabRoot: WalkOwner, Coordinator {
    static let flow = Flow<WalkTabRoot>(tabs: "a", "b", "c") { WalkTabRoot.parts() }
}

final class WalkTour: WalkOwner, Coordinator {
    typealias Output = Harvest

    static let flow = Flow<WalkTour>("a", "b") { WalkTour.parts() }
}

final class WalkCity: WalkOwner, Coordinator {
    typealias Output = Harvest

    static let flow = Flow<WalkCity>(tabs: "a", "b", "c") { WalkCity.parts() }
}
