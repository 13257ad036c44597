import Wayline

/// Decides where the list of claims leads.
struct ClaimsRouter: Router {
    enum Route: String, CaseIterable { case claim, new, drafts, account }
    struct Facts: RouterFacts { var selected: Int? }

    func decide(_ route: Route, _ facts: Facts, _ context: RouteContext) -> Transition {
        switch route {
        case .claim: facts.selected.map { .push(.claim, ClaimInput(id: $0)) } ?? .stay
        case .new: .start(.form, ClaimDraft())
        case .drafts: .push(.drafts)
        case .account: .push(.account)
        }
    }
}

/// The state of the list of claims.
@MainActor
final class ClaimsViewModel {
    var selected: Claim?
    private let request = Request<[Claim], ClaimError>()
    private let claims: any ClaimService
    private let user: String

    init(_ claims: any ClaimService, user: String) {
        (self.claims, self.user) = (claims, user)
    }

    var contents: RequestSource<[Claim], ClaimError> { request }

    func load() async {
        let (claims, user) = (claims, user)
        await request.run { () async throws(ClaimError) in
            try await claims.claims(of: user).sorted { $0.id > $1.id }
        }
    }
}

/// The controls of the list of claims.
final class ClaimsView: View {
    let title: String
    let rows: Table<Claim>
    let missing: Placeholder
    let new: Button
    let drafts: Button
    let account: Button

    init(_ words: Words) {
        title = words("My claims", "Yêu cầu của tôi")
        rows = Table(columns: [
            Column(words("Number", "Số"), sortedBy: \.id) { "\($0.id)" },
            Column(words("Damage", "Thiệt hại")) { $0.contents.kind.text(words) },
            Column(words("Total", "Tổng"), alignment: .trailing) { "€\($0.contents.total)" },
        ])
        rows.spokenLabel = title
        missing = Placeholder(retry: words.tryAgain)
        new = Button(words("New claim", "Yêu cầu mới"), key: "n")
        drafts = Button(words("Drafts", "Bản nháp"), key: "d")
        account = Button(words("Account", "Tài khoản"), key: "t")
    }

    var controls: [Control] { [rows, missing, new, drafts, account] }
}

/// Lists the claims that the user has submitted.
final class ClaimsScreen: ViewScreen {
    typealias Routes = ClaimsRouter
    let view: ClaimsView
    private let viewModel: ClaimsViewModel
    private let words: Words

    init(viewModel: ClaimsViewModel, words: Words) {
        (self.viewModel, self.words) = (viewModel, words)
        view = ClaimsView(words)
    }

    var facts: ClaimsRouter.Facts { .init(selected: viewModel.selected?.id) }

    func start() {
        let rows = viewModel.contents.value.map { $0 ?? [] }
        bind(\.rows.items, rows)
        bind(\.rows.isHidden, rows.map(\.isEmpty))
        bind(view.rows.chosenPublisher) { screen, claim in
            screen.viewModel.selected = claim
            screen.perform(.claim)
        }
        bind(view.new, to: .new)
        bind(view.drafts, to: .drafts)
        bind(view.account, to: .account)
        bind(view.missing, viewModel.contents, loading: words.loading) { [words] in
            $0.isEmpty ? words("No claims yet.", "Chưa có yêu cầu nào.") : ""
        } failure: { [words] in
            $0.text(words)
        } load: {
            await $0.viewModel.load()
        }
    }

    func resume() {
        begin { await $0.viewModel.load() }
    }
}
