import Wayline

final class ClubCoordinator: Coordinator {
    static let flow = Flow<ClubCoordinator>(.join) {
        FlowScreen(.join) { club in JoinScreen(viewModel: JoinViewModel(members: club.members)) }
        FlowScreen(.card) { _ in CardScreen() }
    }

    private let members: any MemberService

    init(members: any MemberService = SlowMembers()) {
        self.members = members
    }
}

extension Destination<NoInput, NoOutput> {
    static let join = Self("join")
    static let card = Self("card")
}
