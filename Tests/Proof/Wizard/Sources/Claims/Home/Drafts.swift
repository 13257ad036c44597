import Wayline

/// Decides where a draft leads.
struct DraftsRouter: Router {
    enum Route: String, CaseIterable { case resume }
    struct Facts: RouterFacts { var selected: ClaimDraft? }

    func decide(_ route: Route, _ facts: Facts, _ context: RouteContext) -> Transition {
        switch route {
        case .resume: facts.selected.map { .start(.form, $0) } ?? .stay
        }
    }
}

/// The state of the list of drafts.
@MainActor
final class DraftsViewModel {
    var selected: ClaimDraft?
    private let request = Request<[ClaimDraft], ClaimError>()
    private let claims: any ClaimService
    private let user: String

    init(_ claims: any ClaimService, user: String) {
        (self.claims, self.user) = (claims, user)
    }

    var contents: RequestSource<[ClaimDraft], ClaimError> { request }

    func load() async {
        let (claims, user) = (claims, user)
        await request.run { () async throws(ClaimError) in try await claims.drafts(of: user) }
    }

    /// Deletes a draft, and returns the reason if that has failed.
    func delete(_ draft: ClaimDraft) async -> ClaimError? {
        let (claims, user) = (claims, user)
        return await change { () async throws(ClaimError) in
            try await claims.delete(draft, of: user)
        }
    }

    /// Saves a deleted draft again, and returns the reason if that has failed.
    func restore(_ draft: ClaimDraft) async -> ClaimError? {
        let (claims, user) = (claims, user)
        return await change { () async throws(ClaimError) in
            _ = try await claims.save(draft, of: user)
        }
    }

    private func change(_ work: () async throws(ClaimError) -> Void) async -> ClaimError? {
        do { try await work() } catch { return error }
        await load()
        return nil
    }
}

/// The controls of the list of drafts.
final class DraftsView: View {
    let title: String
    let rows: List<ClaimDraft>
    let missing: Placeholder

    init(_ words: Words) {
        title = words("Drafts", "Bản nháp")
        rows = List("") { "\(words("Draft", "Nháp")) \($0.id ?? 0), \($0.policy)" }
        rows.spokenLabel = title
        missing = Placeholder(retry: words.tryAgain)
    }

    var controls: [Control] { [rows, missing] }
}

/// Lists the saved drafts. The user chooses one to go on with it.
final class DraftsScreen: ViewScreen {
    typealias Routes = DraftsRouter
    let view: DraftsView
    private let viewModel: DraftsViewModel
    private let words: Words

    init(viewModel: DraftsViewModel, words: Words) {
        (self.viewModel, self.words) = (viewModel, words)
        view = DraftsView(words)
    }

    var facts: DraftsRouter.Facts { .init(selected: viewModel.selected) }

    func start() {
        let rows = viewModel.contents.value.map { $0 ?? [] }
        bind(\.rows.items, rows)
        bind(\.rows.isHidden, rows.map(\.isEmpty))
        bind(view.rows.chosenPublisher) { screen, draft in
            screen.viewModel.selected = draft
            screen.perform(.resume)
        }
        view.rows.actions = [
            RowAction(words("Delete", "Xóa"), key: "x", self) { await $0.delete($1) }
        ]
        bind(view.missing, viewModel.contents, loading: words.loading) { [words] in
            $0.isEmpty ? words("No drafts.", "Không có bản nháp.") : ""
        } failure: { [words] in
            $0.text(words)
        } load: {
            await $0.viewModel.load()
        }
    }

    func resume() {
        begin { await $0.viewModel.load() }
    }

    private func delete(_ draft: ClaimDraft) async {
        if let error = await viewModel.delete(draft) { return say(error.text(words)) }
        say(
            words("The draft is deleted.", "Đã xóa bản nháp."),
            undo: { screen in
                let error = await screen.viewModel.restore(draft)
                if let error { screen.say(error.text(screen.words)) }
            })
    }
}
