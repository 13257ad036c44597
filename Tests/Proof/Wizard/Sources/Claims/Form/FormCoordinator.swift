import Wayline

/// Owns the form of a claim. It holds nothing that must be saved: each step passes the draft on.
final class FormCoordinator: Coordinator {
    typealias Output = Filing

    static let flow = Flow<FormCoordinator>(.policy) {
        FlowScreen(.policy) { form in form.policy(StepInput(draft: form.draft)) }
            .onLeave(by: [.back, .link], { $1.step.hasChanges ? .ask($0.saveOrDiscard) : .allow }) {
                await $0.leave($1.step.draft, by: $2)
            }
        FlowScreen(.changePolicy) { form, input in form.policy(input) }
            .onLeave(by: [.back]) { $1.step.hasChanges ? .ask($0.discard) : .allow }
        FlowScreen(.incident) { IncidentScreen(IncidentModel($1), $0.saver, $0.words) }
            .onLeave(by: [.back]) { $1.step.hasChanges ? .ask($0.discard) : .allow }
        FlowScreen(.kind) { KindScreen(KindModel($1), $0.saver, $0.words) }
            .onLeave(by: [.back]) { $1.step.hasChanges ? .ask($0.discard) : .allow }
        kinds
        FlowScreen(.items) { ItemsScreen(ItemsModel($1), $0.saver, $0.words) }
            .onLeave(by: [.back]) { $1.step.hasChanges ? .ask($0.discard) : .allow }
        FlowScreen(.item) { ItemScreen(ItemModel($1, $0.words), $0.words) }
            .returns(to: ItemsScreen.self) { $0.take($1) }
        FlowScreen(.payout) { PayoutScreen(PayoutModel($1, $0.words), $0.saver, $0.words) }
            .onLeave(by: [.back]) { $1.step.hasChanges ? .ask($0.discard) : .allow }
        FlowScreen(.contact) { form, input in
            ContactScreen(ContactModel(input, form.session, form.words), form.saver, form.words)
        }
        .onLeave(by: [.back]) { $1.step.hasChanges ? .ask($0.discard) : .allow }
        FlowScreen(.summary) { form, draft in
            SummaryScreen(
                SummaryModel(draft, form.claims, form.session), form.saver, form.words)
        }
        .onLeave(by: [.back, .link], { form, _ in .ask(form.saveOrDiscard) }) {
            await $0.leave($1.draft, by: $2)
        }
    }

    @FlowBuilder<FormCoordinator>
    private static var kinds: [FlowElement<FormCoordinator>] {
        FlowScreen(.water) { WaterScreen(WaterModel($1), $0.saver, $0.words) }
            .onLeave(by: [.back]) { $1.step.hasChanges ? .ask($0.discard) : .allow }
        FlowScreen(.fire) { FireScreen(FireModel($1), $0.saver, $0.words) }
            .onLeave(by: [.back]) { $1.step.hasChanges ? .ask($0.discard) : .allow }
        FlowScreen(.theft) { TheftScreen(TheftModel($1, $0.words), $0.saver, $0.words) }
            .onLeave(by: [.back]) { $1.step.hasChanges ? .ask($0.discard) : .allow }
    }

    private let draft: ClaimDraft
    private let claims: any ClaimService
    private let session: Session
    private let words: Words

    init(_ draft: ClaimDraft, claims: any ClaimService, session: Session, words: Words) {
        (self.draft, self.claims, self.session, self.words) = (draft, claims, session, words)
    }

    private var saver: DraftSaver { DraftSaver(claims, user: session.name) }

    private func policy(_ input: StepInput) -> PolicyScreen {
        PolicyScreen(PolicyModel(input, claims, user: session.name, words), saver, words)
    }

    private var discard: Alert {
        .confirm(
            words("Discard your changes?", "Bỏ các thay đổi?"),
            yes: words("Discard", "Bỏ"), no: words("Keep", "Giữ lại"))
    }

    private var saveOrDiscard: Alert {
        Alert(
            words("Save a draft?", "Lưu bản nháp?"),
            actions: [
                .init(words("Go on", "Làm tiếp")), .yes(words("Save it", "Lưu")),
                .yes(words("Discard it", "Không lưu")),
            ])
    }

    /// Saves the draft if the user has chosen so. The user stays if that fails.
    private func leave(_ draft: ClaimDraft, by answer: Alert.Action) async -> Verdict {
        if answer.title == words("Go on", "Làm tiếp") { return .stay }
        guard answer.title == words("Save it", "Lưu") else { return .allow }
        let error = await saver.save(draft)
        return error.map { .refuse(because: $0.text(words)) } ?? .allow
    }
}

extension Destination<NoInput, NoOutput> {
    static let policy = Self("policy")
}

extension Destination<StepInput, NoOutput> {
    static let changePolicy = Self("change-policy")
    static let incident = Self("incident")
    static let kind = Self("kind")
    static let water = Self("water")
    static let fire = Self("fire")
    static let theft = Self("theft")
    static let items = Self("items")
    static let payout = Self("payout")
    static let contact = Self("contact")
}

extension Destination<ItemInput, DamagedItem> {
    /// The form of one item, which returns the item.
    static let item = Self("item")
}

extension Destination<ClaimDraft, NoOutput> {
    static let summary = Self("summary")
}
