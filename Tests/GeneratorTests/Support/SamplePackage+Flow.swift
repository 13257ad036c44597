import WaylineGenerator

extension SamplePackage {
    /// The file of a coordinator with a flow, and of some routes.
    static let flow = "Sources/Screens/ShopCoordinator.swift"

    private static let shop = """
        final class ShopCoordinator: Coordinator {
            static let flow = Flow<ShopCoordinator>(.home) {
                ScreenRoute(.home) { _ in HomeScreen() }
                    .onEnter { _, _ in
                        .allow
                    }
            }
        }
        extension RouteID<NoInput> { static let home = Self("home") }
        extension RouteID<NoInput> { static let done = Self("done") }
        extension RouteID<NoInput> { static let start = Self("first-page") }
        extension RouteID<NoInput> { static let settings = Self("Settings") }
        extension RouteID<NoInput> { private static let secret = Self("secret") }
        private extension RouteID<NoInput> { static let hidden = Self("hidden") }
        extension RouteID<NoInput> { static let `default` = Self("standard") }
        extension RouteID<NoInput> { static func helper() -> String { "helper" } }
        extension RouteID<NoInput> { static let quoted = Self("a\\(1)") }
        extension RouteID where Input == DayInput { static let day = Self("day") }

        """

    /// A package with a flow, whose menu belongs to it.
    static func linked() throws -> SamplePackage {
        try SamplePackage([
            flow: shop,
            list: """
            typealias Listed = FlowElement<ShopCoordinator>
            enum ScreenList {
                static let all: [Listed] = [
                ]
            }

            """,
        ])
    }

    /// The plan to generate these screens.
    func plan(_ requests: ScreenRequest...) throws -> Plan {
        var generation = try Generation(package())
        return try generation.plan(requests)
    }
}
