import Coordination
import WaylineRouting

/// A flow that has itself as its child, so that flows of one type can be nested as deep as wanted.
/// What its guards and its parent's handler say is up to the test.
@MainActor
final class Nest: Coordinator {
    typealias Output = NestResult

    struct Page: Codable {
        let number: Int
    }

    static let flow = Flow<Nest>("a") {
        for route: RouteName in ["a", "b", "c", "d", "login"] {
            FlowScreen(.named(route)) { try $0.place(route) }
                .onEnter { $0.world.enter($1) }
                .onLeave { nest, place in nest.world.leave(place) }
                .on(\.actions) { _, action in .push(RouteName(rawValue: action), .none) }
        }
        FlowScreen(.page) { try $0.place("page", $1.number) }
            .onEnter { $0.world.enter($1) }
        FlowScreen("slow") { try $0.place("slow") }
            .onEnter { nest, _ in await nest.answerToEnter() }
        FlowScreen("sticky") { try $0.place("sticky") }
            .onLeave { nest, _ in await nest.answerToLeave() }
        for route: RouteName in ["draft", "other-draft"] {
            FlowScreen(.named(route)) { _ in DraftPlace() }.onEnter { $0.world.enter($1) }
        }
        FlowScreen("broken") { try $0.place("broken") }
        ChildFlow(.init("nest")) {
            try Nest(in: $0.world, depth: $0.depth + 1)
        } onResult: {
            $0.hear($1)
        }
        .onEnter { $0.world.enter($1) }
        ChildFlow(.init("slow-nest")) {
            try Nest(in: $0.world, depth: $0.depth + 1)
        } onResult: {
            $0.hear($1)
        }
        .onEnter { nest, _ in await nest.answerToEnter() }
    }

    let world: NestWorld
    let depth: Int

    init(in world: NestWorld, depth: Int = 0) throws {
        self.world = world
        self.depth = depth
        if depth > world.deepestNest { throw NestError.tooDeep }
        world.nestsAlive += 1
    }

    func start() { world.note("start \(depth)") }

    func stop() { world.note("stop \(depth)") }

    private func place(_ route: RouteName, _ number: Int = 0) throws -> Place {
        if route == "broken" { throw NestError.broken }
        let place = Place(route)
        place.onStart = { [world] in world.onStart($0) }
        place.onStop = { [world] in world.onStop($0) }
        world.numbers.append(number)
        return place
    }

    private func hear(_ result: FlowResult<NestResult>) -> Transition {
        world.note("\(depth) gets \(result.inWords)")
        return world.reply(depth, result)
    }

    private func answerToEnter() async -> Verdict { await world.gate.ask() }

    private func answerToLeave() async -> Verdict { await world.gate.ask() }

    isolated deinit {
        world.nestsAlive -= 1
    }
}

extension Destination<Nest.Page, NoOutput> {
    static let page = Self.init("page")
}
