import Wayline

final class DeskCoordinator: Coordinator {
    static let listed: [FlowElement<DeskCoordinator>] = [
        FlowScreen(.terms) { _ in PlainScreen() }.titled("Terms"),
        ChildFlow(.tabs) { _ in ShopTabsCoordinator() }.titled("Shop"),
    ]

    static let flow = Flow<DeskCoordinator>(.desk) {
        FlowScreen(.desk) { _ in DeskScreen(listed) }
            .on(\.chosen) { _, line in line.transition }
        listed
    }
}

extension Destination<NoInput, NoOutput> {
    static let desk = Self("desk")
}
