import Coordination
import WaylineRouting

/// A flow that can start itself as a child flow, to any depth. The test decides what its guards and
/// its parent's handler return.
@MainActor
final class NestedCoordinator: Coordinator {
    typealias Output = NumberResult

    struct Page: Codable {
        let number: Int
    }

    static let flow = Flow<NestedCoordinator>("a") {
        for route: RouteName in ["a", "b", "c", "d", "login"] {
            FlowScreen(.named(route)) { try $0.place(route) }
                .onEnter { $0.world.enter($1) }
                .onLeave { child, place in child.world.leave(place) }
                .on(\.actions) { _, action in .push(RouteName(rawValue: action), .none) }
        }
        FlowScreen(.page) { try $0.place("page", $1.number) }
            .onEnter { $0.world.enter($1) }
        FlowScreen("slow") { try $0.place("slow") }
            .onEnter { child, _ in await child.answerToEnter() }
        FlowScreen("sticky") { try $0.place("sticky") }
            .onLeave { child, _ in await child.answerToLeave() }
        for route: RouteName in ["draft", "other-draft"] {
            FlowScreen(.named(route)) { _ in DraftScreen() }.onEnter { $0.world.enter($1) }
        }
        FlowScreen("broken") { try $0.place("broken") }
        ChildFlow(.init("child")) {
            try NestedCoordinator(in: $0.world, depth: $0.depth + 1)
        } onResult: {
            $0.hear($1)
        }
        .onEnter { $0.world.enter($1) }
        ChildFlow(.init("slow-child")) {
            try NestedCoordinator(in: $0.world, depth: $0.depth + 1)
        } onResult: {
            $0.hear($1)
        }
        .onEnter { child, _ in await child.answerToEnter() }
    }

    let world: NestedFlows
    let depth: Int

    init(in world: NestedFlows, depth: Int = 0) throws {
        self.world = world
        self.depth = depth
        if depth > world.greatestDepth { throw NestedFlowError.tooDeep }
        world.coordinatorsAlive += 1
    }

    func start() { world.note("start \(depth)") }

    func stop() { world.note("stop \(depth)") }

    private func place(_ route: RouteName, _ number: Int = 0) throws -> NamedScreen {
        if route == "broken" { throw NestedFlowError.broken }
        let place = NamedScreen(route)
        place.onStart = { [world] in world.onStart($0) }
        place.onStop = { [world] in world.onStop($0) }
        world.numbers.append(number)
        return place
    }

    private func hear(_ result: FlowResult<NumberResult>) -> Transition {
        world.note("\(depth) gets \(result.inWords)")
        return world.reply(depth, result)
    }

    private func answerToEnter() async -> Verdict { await world.gate.ask() }

    private func answerToLeave() async -> Verdict { await world.gate.ask() }

    isolated deinit {
        world.coordinatorsAlive -= 1
    }
}

extension Destination<NestedCoordinator.Page, NoOutput> {
    static let page = Self.init("page")
}
