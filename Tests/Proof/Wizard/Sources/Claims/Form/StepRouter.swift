import Wayline

/// The steps of the form, in their order.
enum Step: String, CaseIterable, Codable {
    case policy, incident, kind, water, fire, theft, items, payout, contact

    /// Returns the way from this step to the next one.
    func next(_ draft: ClaimDraft) -> Transition {
        let input = StepInput(draft: draft)
        return switch self {
        case .policy: .push(.incident, input)
        case .incident: .push(.kind, input)
        case .kind: draft.kind.step(input)
        case .water, .fire, .theft: .push(.items, input)
        case .items: .push(.payout, input)
        case .payout: .push(.contact, input)
        case .contact: .root(.summary, draft)
        }
    }
}

extension DamageKind {
    /// Returns the way to the step of this kind.
    func step(_ input: StepInput) -> Transition {
        switch self {
        case .water: .push(.water, input)
        case .fire: .push(.fire, input)
        case .theft: .push(.theft, input)
        }
    }
}

/// The input of a step.
struct StepInput: ScreenInput, DefaultInitializable {
    var draft = ClaimDraft()

    /// True if the summary shows the step, for a change.
    var isEditing = false
}

/// Decides where each step leads.
struct StepRouter: Router {
    typealias Output = Filing

    enum Route: String, CaseIterable { case next, close }

    struct Facts: RouterFacts {
        var step = Step.policy

        /// The claim, with the values of this step.
        var draft = ClaimDraft()
        var isComplete = false
        var isEditing = false
    }

    func decide(_ route: Route, _ facts: Facts, _ context: RouteContext) -> Transition {
        switch route {
        case .close: finish(.saved)
        case .next where !facts.isComplete: .stay
        case .next where facts.isEditing && facts.step == .kind:
            facts.draft.kind.step(StepInput(draft: facts.draft, isEditing: true))
        case .next where facts.isEditing: .root(.summary, facts.draft)
        case .next: facts.step.next(facts.draft)
        }
    }
}
