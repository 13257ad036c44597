public import Wayline

/// The number of breads that are being baked.
@MainActor
public final class OvenServices {
    public fileprivate(set) var baking = 0

    /// The number of walks, if somebody counts them.
    public var walks = 0

    public init() {}
}

extension App {
    /// A kitchen with an oven. If the user leaves the oven, its bread is taken out, which takes
    /// some turns of the main actor.
    public static func oven(on services: OvenServices) -> App {
        App("Oven") { OvenCoordinator(services, $0.clock) }
    }
}

extension Destination<NoInput, NoOutput> {
    static let kitchen = Self("kitchen")
    static let oven = Self("oven")
}

final class OvenCoordinator: Coordinator {
    static let flow = Flow<OvenCoordinator>(.kitchen) {
        FlowScreen(.kitchen) { _ in KitchenScreen() }
        FlowScreen(.oven) { OvenScreen($0.services, $0.clock) }
    }

    private let services: OvenServices
    private let clock: AnyScheduler

    init(_ services: OvenServices, _ clock: AnyScheduler) {
        (self.services, self.clock) = (services, clock)
    }
}

struct KitchenRouter: Router {
    enum Route: String, CaseIterable {
        case oven
    }

    func decide(_ route: Route, _ facts: NoFacts, _ context: RouteContext) -> Transition {
        .push(.oven)
    }
}

final class KitchenScreen: ViewScreen {
    typealias Routes = KitchenRouter
    let view = KitchenView()

    func start() {
        bind(view.bake, to: .oven)
    }
}

final class KitchenView: View {
    let title = "Kitchen"
    let bake = Button("Bake")

    var controls: [Control] { [bake] }
}

final class OvenScreen: ViewScreen {
    let view = PlainView("Oven", "It is hot.")
    private let services: OvenServices
    private let clock: AnyScheduler
    private var baking: Task<Void, Never>?

    init(_ services: OvenServices, _ clock: AnyScheduler) {
        (self.services, self.clock) = (services, clock)
    }

    func start() {
        baking = Task.immediate { [services, clock] in
            services.baking += 1
            do { try await clock.sleep(for: .seconds(60)) } catch {}
            if Task.isCancelled { for _ in 0..<3 { await Task.yield() } }
            services.baking -= 1
        }
    }

    func stop() {
        baking?.cancel()
    }
}
