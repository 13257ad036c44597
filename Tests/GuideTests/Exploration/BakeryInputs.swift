import ExploredApps
import Wayline
import WaylineExploration

extension Exploration<BakeryServices> {
    static var bakery: Exploration {
        Exploration(in: BakeryServices.init, inputs: .bakery) { .bakery(on: $0) }
    }
}

extension Exploration<BakeryServices> {
    /// The bakery with a fault.
    static func bakery(_ fault: BakeryFault) -> Exploration {
        Exploration(in: BakeryServices.init, inputs: .bakery) { .bakery(on: $0, fault) }
    }
}

extension ExplorationInputs<BakeryServices> {
    static var bakery: Self {
        ExplorationInputs()
            .form("complete", ["Name": "An", "Loaves": "12"])
            .form("greedy", ["Name": "An", "Loaves": "13"])
            .leavingAlone("Call us")
            .links("bakery://breads/2")
            .fault("offline", begin: { $0.isOffline = true }, end: { $0.isOffline = false })
            .world { $0.orders > 0 }
            .always("no more than 12 loaves are ordered") { $0.world.largestOrder <= 12 }
            .sometimes("an order is confirmed") { $0.path.last == "receipt" }
            .home("breads")
            .equalInAllLanguages("Name", "Loaves")
    }
}

/// The exploration of a bakery, with or without a fault.
@MainActor
struct BakeryExploration {
    var inputs = ExplorationInputs<BakeryServices>.bakery
    var limits = ExplorationLimits()
    var seed: UInt64 = 0
    var journal: String?
    var onCellar: () -> Void = {}

    func run(_ fault: BakeryFault? = nil) async throws -> ExplorationFindings {
        try await with(fault).run()
    }

    func with(_ fault: BakeryFault?) -> Exploration<BakeryServices> {
        var limits = limits
        limits.patience = .milliseconds(100)
        return Exploration(
            in: makeServices, inputs: inputs, limits: limits, seed: seed, journal: journal
        ) { .bakery(on: $0, fault) }
    }

    private func makeServices() -> BakeryServices {
        let services = BakeryServices()
        services.onCellar = onCellar
        return services
    }
}
