import Wayline

/// Owns what a user who is signed in can do: claims, drafts, and the form of a new claim.
final class HomeCoordinator: Coordinator {
    static let flow = Flow<HomeCoordinator>(.claims) {
        FlowScreen(.claims) { home in
            ClaimsScreen(
                viewModel: ClaimsViewModel(home.claims, user: home.session.name), words: home.words)
        }
        FlowScreen(.claim) { home, input in
            ClaimScreen(
                viewModel: ClaimViewModel(input, home.claims, user: home.session.name),
                words: home.words)
        }
        FlowScreen(.drafts) { home in
            DraftsScreen(
                viewModel: DraftsViewModel(home.claims, user: home.session.name), words: home.words)
        }
        FlowScreen(.account) { home in
            AccountScreen(session: home.session, home.context, words: home.words)
        }
        ChildFlow(.form) { home, draft in
            FormCoordinator(
                draft, claims: home.claims, session: home.session, words: home.words)
        } onResult: { _, result in
            switch result {
            case .finished(.submitted(let claim)):
                .sequence([.popToRoot, .push(.claim, ClaimInput(id: claim.id))])
            case .finished(.saved), .cancelled: .stay
            }
        }
    }

    let session: Session
    private let context: AppContext
    private let claims: any ClaimService

    init(_ context: AppContext, session: Session, claims: any ClaimService) {
        (self.context, self.session, self.claims) = (context, session, claims)
    }

    private var words: Words { context.words }
}

extension Destination<NoInput, NoOutput> {
    static let claims = Self("claims")
    static let drafts = Self("drafts")
    static let account = Self("account")
}

extension Destination<ClaimInput, NoOutput> {
    static let claim = Self("claim")
}

extension Destination<ClaimDraft, Filing> {
    /// The form of a new claim, which begins with the draft.
    static let form = Self("form")
}

/// The input of the page of one claim.
struct ClaimInput: ScreenInput {
    let id: Int
}
