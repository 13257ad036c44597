import Wayline

/// The state of the first step.
@MainActor
final class PolicyModel: StepModel {
    let input: StepInput
    let policy: Observable<String>
    let isComplete: ValueSource<Bool>
    let error: Derived<String>
    private let request = Request<Void, ClaimError>()
    private let claims: any ClaimService
    private let user: String

    init(_ input: StepInput, _ claims: any ClaimService, user: String, _ words: Words) {
        (self.input, self.claims, self.user) = (input, claims, user)
        policy = Observable(input.draft.policy)
        let isNumber = policy.map { $0.count == 6 && $0.allSatisfy(\.isNumber) }
        isComplete = isNumber
        error = Derived(policy, isNumber, request.error) { text, isNumber, error in
            if !text.isEmpty && !isNumber { return words("six digits", "sáu chữ số") }
            return error?.text(words) ?? ""
        }
    }

    var draft: ClaimDraft {
        var draft = input.draft
        draft.policy = policy.value
        return draft
    }

    /// Checks the number, and returns true if the user has this policy.
    func check() async -> Bool {
        let (claims, user, policy) = (claims, user, policy.value)
        let found: Void? = await request.run { () async throws(ClaimError) in
            try await claims.check(policy: policy, of: user)
        }
        return found != nil
    }
}

/// The controls of the first step.
final class PolicyView: StepView {
    let title: String
    let policy: TextField
    let buttons: StepButtons

    init(_ words: Words, isEditing: Bool) {
        title = words("Your policy", "Hợp đồng")
        policy = TextField(words("Policy number", "Số hợp đồng"), placeholder: "100200")
        buttons = StepButtons(words, isEditing: isEditing)
    }

    var controls: [Control] { [policy, buttons.next] }
}

/// Asks for the number of the policy, which the service checks.
final class PolicyScreen: StepScreen {
    typealias Routes = StepRouter
    let view: PolicyView
    let model: PolicyModel
    let saver: DraftSaver
    let words: Words

    init(_ model: PolicyModel, _ saver: DraftSaver, _ words: Words) {
        (self.model, self.saver, self.words) = (model, saver, words)
        view = PolicyView(words, isEditing: model.input.isEditing)
    }

    var step: any StepModel { model }
    var facts: StepRouter.Facts { facts(of: .policy) }

    func start() {
        bind(view.policy, model.policy)
        bind(\.policy.error, model.error)
        bindButtons()
        view.buttons.next.onTap(self) { await $0.check() }
    }

    private func check() async {
        let revision = revision
        if await model.check() { perform(.next, ifStill: revision) }
    }
}
