import Wayline

final class ClubCoordinator: Coordinator {
    static let flow = Flow<ClubCoordinator>(.join) {
        ScreenRoute(.join) { club in JoinScreen(viewModel: JoinViewModel(members: club.members)) }
        ScreenRoute(.card) { _ in CardScreen() }
    }

    let way = Way()
    private let members: any MemberService

    init(members: any MemberService = SlowMembers()) {
        self.members = members
    }
}
