import Wayline

final class DeskCoordinator: Coordinator {
    static let listed: [FlowElement<DeskCoordinator>] = [
        ScreenRoute(.terms) { _ in PlainScreen() }.titled("Terms"),
        ChildFlow(.tabs) { _ in ShopTabsCoordinator() }.titled("Shop"),
    ]

    static let flow = Flow<DeskCoordinator>(.desk) {
        ScreenRoute(.desk) { _ in DeskScreen(listed) }
            .on(\.chosen) { _, line in line.transition }
        listed
    }
}

extension RouteID<NoInput> {
    static let desk = Self("desk")
}
