import Wayline

/// An app that is either a login or a shop of tabs.
final class MemberCoordinator: Coordinator {
    static let flow = Flow<MemberCoordinator>(.launch) {
        ScreenRoute(.launch) { _ in PlainScreen() }
        ChildFlow(.signIn) { _ in
            SignInCoordinator()
        } onResult: { member, result in
            member.isLoggedIn = result == .finished(NoOutput())
            return member.isLoggedIn ? .enter(.tabs) : .stay
        }
        ChildFlow(.tabs) { _ in
            ShopTabsCoordinator()
        } onResult: { _, _ in
            .stay
        }
        .onEnter { member, _ in member.isLoggedIn ? .allow : .after(.enter(.signIn)) }
    }

    let way = Way()
    private(set) var isLoggedIn = false
}

extension RouteName {
    static let launch: RouteName = "launch"
    static let tabs: RouteName = "tabs"
}
