import Wayline

final class DeskCoordinator: Coordinator {
    static let listed: [ListedScreen<DeskCoordinator>] = [
        ListedScreen("Terms", .terms) { _ in PlainScreen() },
        ListedScreen("Shop", ChildFlow(.tabs) { _ in ShopTabsCoordinator() }),
    ]

    static let flow = Flow<DeskCoordinator>(.desk) {
        ScreenRoute(.desk) { _ in DeskScreen(listed) }
            .on(\.chosen) { _, screen in screen.transition }
        listed
    }
}

extension RouteID<NoInput> {
    static let desk = Self("desk")
}
