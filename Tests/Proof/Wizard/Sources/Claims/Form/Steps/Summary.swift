import Wayline

/// Decides where the summary leads: to each step, and out with the claim.
struct SummaryRouter: Router {
    typealias Output = Filing

    enum Route: String, CaseIterable {
        case policy, incident, kind, items, payout, contact, submitted, close
    }

    struct Facts: RouterFacts {
        var draft = ClaimDraft()

        /// The claim that the service has taken.
        var claim: Claim?
    }

    func decide(_ route: Route, _ facts: Facts, _ context: RouteContext) -> Transition {
        let input = StepInput(draft: facts.draft, isEditing: true)
        return switch route {
        case .policy: .push(.changePolicy, input)
        case .incident: .push(.incident, input)
        case .kind: .push(.kind, input)
        case .items: .push(.items, input)
        case .payout: .push(.payout, input)
        case .contact: .push(.contact, input)
        case .submitted: facts.claim.map { finish(.submitted($0)) } ?? .stay
        case .close: finish(.saved)
        }
    }
}

/// The state of the summary.
@MainActor
final class SummaryModel {
    let draft: ClaimDraft
    private let request = Request<Claim, ClaimError>()
    private let claims: any ClaimService
    private let session: Session

    init(_ draft: ClaimDraft, _ claims: any ClaimService, _ session: Session) {
        (self.draft, self.claims, self.session) = (draft, claims, session)
    }

    /// The claim that the service has taken, and the last failure.
    var submitted: RequestSource<Claim, ClaimError> { request }

    func submit() async {
        let (claims, draft, user) = (claims, draft, session.name)
        let claim = await request.run { () async throws(ClaimError) in
            try await claims.submit(draft, of: user)
        }
        if claim != nil { session.lastPhone = draft.phone }
    }
}

/// The controls of the summary.
final class SummaryView: View {
    let title: String
    let values: NamedValues
    let links: [Button]
    let error = Label("", .error)
    let submit: Button
    let save: Button

    init(_ words: Words, _ draft: ClaimDraft) {
        title = words("Summary", "Tóm tắt")
        values = NamedValues("", draft.rows(words))
        links = [
            Button(words("Change the policy", "Đổi hợp đồng")),
            Button(words("Change day and place", "Đổi ngày và nơi")),
            Button(words("Change the damage", "Đổi thiệt hại")),
            Button(words("Change the items", "Đổi đồ")),
            Button(words("Change the payment", "Đổi chi trả")),
            Button(words("Change the contact", "Đổi liên hệ")),
        ]
        submit = Button(words("Submit", "Gửi"), isDefault: true)
        save = Button(words("Save and close", "Lưu và đóng"), key: .control("t"))
    }

    var controls: [Control] { [values, error, submit] + links }
    var actions: [Button] { [save] }
}

/// Shows all that the user has filled in, and submits it.
final class SummaryScreen: ViewScreen {
    typealias Routes = SummaryRouter
    let view: SummaryView
    private let model: SummaryModel
    private let saver: DraftSaver
    private let words: Words

    init(_ model: SummaryModel, _ saver: DraftSaver, _ words: Words) {
        (self.model, self.saver, self.words) = (model, saver, words)
        view = SummaryView(words, model.draft)
    }

    var facts: SummaryRouter.Facts {
        .init(draft: model.draft, claim: model.submitted.value.value)
    }

    var draft: ClaimDraft { model.draft }

    func start() {
        bind(\.error.text, model.submitted.error.map { [words] in $0?.text(words) ?? "" })
        let routes: [SummaryRouter.Route] = [.policy, .incident, .kind, .items, .payout, .contact]
        for (link, route) in zip(view.links, routes) { bind(link, to: route) }
        view.submit.onTap(self) { await $0.submit() }
        view.save.onTap(self) { await $0.save() }
    }

    private func submit() async {
        await model.submit()
        perform(.submitted)
    }

    private func save() async {
        if let error = await saver.save(model.draft) { return say(error.text(words)) }
        perform(.close)
        say(words("Saved as a draft.", "Đã lưu bản nháp."))
    }
}
