import Wayline
public import WaylineExploration

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

extension BakeryServices {
    /// The inputs of a bakery.
    public static var inputs: ExplorationInputs<BakeryServices> { .bakery }
}
