import Wayline

final class DeskCoordinator: Coordinator {
    static let listed: [ListedScreen<DeskCoordinator>] = [
        ListedScreen("Terms", ScreenRoute(.terms) { _ in PlainScreen() }),
        ListedScreen(
            "Shop",
            ChildFlow(.tabs) { _ in
                ShopTabsCoordinator()
            } onResult: { _, _ in
                .stay
            }),
    ]

    static let flow = Flow<DeskCoordinator>(.desk) {
        ScreenRoute(.desk) { _ in DeskScreen(listed) }
        listed
    }

    let way = Way()
}

extension RouteName {
    static let desk: RouteName = "desk"
}
