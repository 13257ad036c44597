import Wayline

/// An app that is either a login or a shop of tabs.
final class MemberCoordinator: Coordinator {
    static let flow = Flow<MemberCoordinator>(.launch) {
        FlowScreen(.launch) { _ in PlainScreen() }
        ChildFlow(.signIn) { _ in
            SignInCoordinator()
        } onResult: { member, result in
            member.isLoggedIn = result == .finished(NoOutput())
            return member.isLoggedIn ? .enter(.tabs) : .stay
        }
        ChildFlow(.tabs) { _ in
            ShopTabsCoordinator()
        }
        .onEnter { member, _ in member.isLoggedIn ? .allow : .after(.enter(.signIn)) }
    }

    private(set) var isLoggedIn = false
}

extension Destination<NoInput, NoOutput> {
    static let launch = Self("launch")
    static let tabs = Self("tabs")
}
