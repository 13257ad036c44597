import Binding
import Coordination
import WaylineRouting

/// The input of the places of a walk: a number that no other place has.
struct TwinInput: Codable {
    let n: Int
}

/// A coordinator of a walk beside a twin. All declare the same screens and child flows.
@MainActor
class TwinOwner {
    let world: TwinWorld

    init(_ world: TwinWorld) {
        self.world = world
    }

    var values: TwinValues { world.values }

    func wait(at place: PlaceStep) async -> Verdict {
        await world.wait(at: place)
    }
}

extension Coordinator where Self: TwinOwner {
    @FlowBuilder<Self>
    static func parts() -> [FlowElement<Self>] {
        plainScreens()
        guardedScreens()
        conditions()
        flows()
    }

    private static func numbered(_ route: RouteName) -> Destination<TwinInput, NoOutput> {
        Destination(route)
    }

    private static var checkout: Destination<TwinInput, NumberResult> { .init("checkout") }
    private static var nest: Destination<TwinInput, NumberResult> { .init("nest") }

    @FlowBuilder<Self>
    private static func plainScreens() -> [FlowElement<Self>] {
        for route in TwinPlaces.first {
            FlowScreen(.named(route)) { (owner: Self) in TwinPage(route, owner) }
        }
        FlowScreen("address") { (owner: Self) in TwinPage("address", owner) }
            .onLeave { owner, _ in owner.values.verdicts.address }
        FlowScreen(numbered("page")) { (owner: Self, _) in TwinPage("page", owner) }
        FlowScreen(numbered("note")) { (_: Self, _) in DraftScreen() }
    }

    @FlowBuilder<Self>
    private static func guardedScreens() -> [FlowElement<Self>] {
        FlowScreen(numbered("order")) { (owner: Self, _) in TwinPage("order", owner) }
            .onEnter { owner, place in
                owner.world.verdict(on: place) {
                    owner.values.isMember.value ? .allow : $0.order
                }
            }
        FlowScreen(numbered("counter")) { (owner: Self, _) in TwinPage("counter", owner) }
            .onEnter { owner, place in owner.world.verdict(on: place, \.counter) }
        FlowScreen(numbered("slow")) { (owner: Self, _) in TwinPage("slow", owner) }
            .onEnter { owner, place in await owner.wait(at: place) }
        FlowScreen(numbered("letter")) { (_: Self, _) in DraftScreen() }
            .onLeave { owner, _ in owner.values.verdicts.letter }
        FlowScreen(numbered("vault")) { (owner: Self, _) in TwinPage("vault", owner) }
            .onLeave(by: [.back, .link, .session]) { owner, _ in owner.values.verdicts.letter }
    }

    @FlowBuilder<Self>
    private static func conditions() -> [FlowElement<Self>] {
        FlowScreen(numbered("account")) { (_: Self, _) in DraftScreen() }
            .onEnter(while: { $0.values.isMember }, otherwise: .after(.start("login")))
        FlowScreen(numbered("loft")) { (_: Self, _) in DraftScreen() }
            .onEnter(while: { $0.values.isOpen }, otherwise: .after(.start("login")))
        FlowScreen(numbered("cell")) { (_: Self, _) in DraftScreen() }
            .onEnter(
                while: { $0.values.isOpen }, otherwise: .after(.start("late", ["n": 0])))
        FlowScreen(numbered("card")) { (owner: Self, _) in TwinPage("card", owner) }
            .onEnter(while: { $0.values.isMember }, otherwise: .refuse(because: "members"))
        FlowScreen(numbered("lounge")) { (owner: Self, _) in TwinPage("lounge", owner) }
            .onEnter(
                while: { $0.values.isOpen }, otherwise: .redirect(.push("page", ["n": 0])))
        FlowScreen(numbered("desk")) { (owner: Self, _) in TwinPage("desk", owner) }
            .onEnter(while: { $0.values.isMember }, otherwise: .ask(TwinPlaces.question))
    }

    @FlowBuilder<Self>
    private static func flows() -> [FlowElement<Self>] {
        ChildFlow(.init("login")) { (owner: Self) in TwinLogin(owner.world) }
        ChildFlow(numbered("late")) { (owner: Self, _: TwinInput) in
            TwinLogin(owner.world)
        }
        .onEnter { owner, place in await owner.wait(at: place) }
        ChildFlow(checkout) { (owner: Self, _: TwinInput) in
            TwinCheckout(owner.world)
        } onResult: { owner, result in
            owner.world.note(result, of: "checkout", to: "parent")
            return result == .cancelled ? .stay : .push("page", ["n": 1])
        }
        .returns(to: TwinPage.self) { $0.take($1, of: "checkout") }
        ChildFlow(nest) { (owner: Self, _: TwinInput) in
            TwinNest(owner.world)
        } onResult: { owner, result in
            owner.world.note(result, of: "nest", to: "parent")
            return result == .cancelled ? .push("page", ["n": 2]) : .replace("page", ["n": 3])
        }
    }
}

/// A screen whose route leads where the walk says, and which gets the results of what it asks for.
@MainActor
final class TwinPage: Screen {
    typealias Routes = NamedScreenRouter

    let name: RouteName
    let viewModel = WalkPlaceModel()
    private let world: TwinWorld

    init(_ name: RouteName, _ owner: TwinOwner) {
        self.name = name
        world = owner.world
    }

    var facts: NamedScreenRouter.Facts { .init(decision: viewModel.decision) }

    func take(_ result: FlowResult<NumberResult>, of route: RouteName) {
        world.note(result, of: route, to: "\(name)")
    }
}
