@testable import WaylineGenerator

extension SamplePackage {
    /// The file of a coordinator with a flow, and of some routes.
    static let flow = "Sources/Screens/ShopCoordinator.swift"

    private static let shop = """
        final class ShopCoordinator: Coordinator {
            static let flow = Flow<ShopCoordinator>(.home) {
                FlowScreen(.home) { _ in HomeScreen() }
                    .onEnter { _, _ in
                        .allow
                    }
            }
        }
        extension Destination<NoInput, NoOutput> { static let home = Self("home") }
        extension Destination<NoInput, NoOutput> { static let done = Self("done") }
        extension Destination<NoInput, NoOutput> { static let start = Self("first-page") }
        extension Destination<NoInput, NoOutput> { static let settings = Self("Settings") }
        extension Destination<NoInput, NoOutput> { private static let secret = Self("secret") }
        private extension Destination<NoInput, NoOutput> { static let hidden = Self("hidden") }
        extension Destination<NoInput, NoOutput> { static let `default` = Self("standard") }
        extension Destination<NoInput, NoOutput> { static func helper() -> String { "helper" } }
        extension Destination<NoInput, NoOutput> { static let quoted = Self("a\\(1)") }
        extension Destination where Input == DayInput, Output == NoOutput {
            static let day = Self("day")
        }

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
