import ExploredApps
import Wayline

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

/// The exploration of a bakery, with or without a fault.
@MainActor
struct BakeryExploration {
    var inputs = ExplorationInputs<BakeryServices>.bakery
    var limits = ExplorationLimits()
    var seed: UInt64 = 0
    var journal: String?
    var onCellar: () -> Void = {}

    func run(_ fault: BakeryFault? = nil) async throws -> ExplorationFindings {
        var limits = limits
        limits.patience = .milliseconds(100)
        let exploration = Exploration(
            in: makeServices, inputs: inputs, limits: limits, seed: seed, journal: journal
        ) { .bakery(on: $0, fault) }
        return try await exploration.run()
    }

    private func makeServices() -> BakeryServices {
        let services = BakeryServices()
        services.onCellar = onCellar
        return services
    }
}
