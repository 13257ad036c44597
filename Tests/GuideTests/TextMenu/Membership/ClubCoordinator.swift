import Wayline

final class ClubCoordinator: Coordinator {
    static let flow = Flow<ClubCoordinator>(.join) {
        ScreenRoute(.join) { club in JoinScreen(viewModel: JoinViewModel(members: club.members)) }
        ScreenRoute(.card) { _ in CardScreen() }
    }

    private let members: any MemberService

    init(members: any MemberService = SlowMembers()) {
        self.members = members
    }
}

extension RouteID<NoInput> {
    static let join = Self("join")
    static let card = Self("card")
}
