import Binding
import Coordination
import WaylineRouting

/// A reason why a program and its restarted twin may differ, each with the sentence that allows it.
enum TwinDifference: CaseIterable {
    /// "A change that waits for a login or for a guard" comes back (Docs/Coordination/Restore.md),
    /// and quitting is none. A draft that the user agrees to discard on quitting is not saved.
    case quitting

    /// A screen can stay though its condition is false: while a guard of `.session` is asked, and
    /// after "yes" to `.ask`, "until the value turns false the next time"
    /// (`onEnter(while:otherwise:)`). "Restoring [...] asks the guards" (Restore.md), and so the
    /// condition.
    case falseCondition

    /// "After a restart it continues, and its guards are asked again" (`PendingNavigation`). A
    /// value or a verdict that has turned meanwhile makes them answer differently, and a user who
    /// has said "yes" is asked once more.
    case guardsAskedAgain

    /// The same sentence: a request that waits for a guard after a restart has forgotten what came
    /// first before, so a guard can demand that once more.
    case demandedAgain

    /// A known fault: one value makes several conditions false. They are handled in the order in
    /// which their screens and flows came, and in another order after a restart. If the first one
    /// asks, the second one takes the question away.
    /// Operations: push desk, enter club, turn `isMember`.
    case faultOfConditionOrder

}

/// The facts before an operation that a rule needs.
@MainActor
struct TwinMoment {
    let text: String
    let pending: [PendingNavigation]

    /// True if a request waits for a guard, and has waited for something else before.
    let isAskedAfterWaiting: Bool
    let operation: TwinOperation

    /// The number of conditions that the operation makes false.
    let brokenConditions: Int

    init(before operation: TwinOperation, of program: TwinProgram) {
        text = program.text
        let root = program.navigator.state.root
        pending = program.navigator.state.pending
        isAskedAfterWaiting = pending.contains { !root.waits(for: $0) && !$0.waitedFor.isEmpty }
        self.operation = operation
        let routes = root.allPlaces.map(\.route)
        brokenConditions =
            switch operation {
            case .turnMember: routes.filter(TwinPlaces.forMembers.contains).count
            case .turnOpen: routes.filter(TwinPlaces.whileOpen.contains).count
            default: 0
            }
    }
}

extension TwinWalk {
    /// Has both programs do the same. Returns the outcomes in each.
    func run(_ operation: TwinOperation) async -> [[String]] {
        tally.noteOperation()
        let (wasAsked, pending) = (program.isAsked, program.navigator.state.pending)
        switch operation {
        case .turnMember: values.isMember.value.toggle()
        case .turnOpen: values.isOpen.value.toggle()
        case .change(let verdicts): values.verdicts = verdicts
        case .logIn:
            (values.isMember.value, values.isOpen.value) = (true, true)
            for each in [program, twin] { each.navigator.go(.finish) }
        default:
            for each in [program, twin] { each.perform(operation) }
        }
        for each in [program, twin] { await each.settle() }
        switch operation {
        case .turnMember, .turnOpen, .change, .logIn: hasTurned = wasAsked || hasTurned
        default: break
        }
        let outcomes = [program, twin].map { $0.takeOutcomes() }
        let isOver =
            switch operation {
            case .intent(.answer): outcomes[0].count > 1
            case .decide: !outcomes[0].isEmpty
            default: program.navigator.state.pending != pending
            }
        if isOver { for each in [program, twin] { each.forgetAgreements() } }
        return outcomes
    }

    /// Returns the difference between both, unless a rule allows it.
    func difference(
        of outcomes: [[String]] = [[], []], since before: TwinMoment
    ) async throws -> String? {
        if isApart {
            try await restart(program)
            return nil
        }
        let texts = [program, twin].map(\.text)
        if texts[0] == texts[1], outcomes[0] == outcomes[1] {
            if !program.isAsked { hasTurned = false }
            for each in [program, twin] { each.forgetWhatIsOver() }
            return nil
        }
        guard let reason = reason(since: before) else {
            return "\(texts[0])\n\(outcomes[0])\n\nTwin:\n\(texts[1])\n\(outcomes[1])"
        }
        tally.note(reason)
        try await restart(program)
        return nil
    }

    /// Restarts the twin from its own place, or from that of the program, if it can be restored.
    func restart(_ source: TwinProgram? = nil) async throws {
        isApart = source != nil || isApart
        if let reason = reasonNotToRestart { return tally.note(reason) }
        let next = try await (isApart ? program : twin).restarted(beside: program)
        twin.end()
        twin = next
        isApart = isApart && twin.text != program.text
        tally.noteRestart()
    }

    private func reason(since before: TwinMoment) -> TwinDifference? {
        if hasTurned { return .guardsAskedAgain }
        if before.isAskedAfterWaiting { return .demandedAgain }
        if program.hasAgreed { return .guardsAskedAgain }
        return before.brokenConditions > 1 ? .faultOfConditionOrder : nil
    }

    private var reasonNotToRestart: TwinDifference? {
        if program.isQuitting { return .quitting }
        return program.hasFalseCondition ? .falseCondition : nil
    }
}

extension TwinProgram {
    /// True if a screen or a flow is there whose condition is false.
    fileprivate var hasFalseCondition: Bool {
        let routes = Set(navigator.state.root.allPlaces.map(\.route))
        return !world.values.isMember.value && !routes.isDisjoint(with: TwinPlaces.forMembers)
            || !world.values.isOpen.value && !routes.isDisjoint(with: TwinPlaces.whileOpen)
    }

    fileprivate func perform(_ operation: TwinOperation) {
        switch operation {
        case .go(let transition): navigator.go(transition)
        case .route(let transition):
            guard let page = navigator.screen as? TwinPage else { return }
            page.viewModel.decision = transition
            page.perform(.go)
        case .intent(.answer("Yes")): agree()
        case .intent(let intent): navigator.send(intent)
        case .backTo(let number):
            let ways = navigator.state.waysBack
            if !ways.isEmpty { navigator.send(.backTo(ways[number % ways.count])) }
        case .type(let text): (navigator.screen as? DraftScreen)?.draft = text
        case .decide(let number, let verdict): world.answer(number, verdict)
        case .quit: quit()
        case .turnMember, .turnOpen, .logIn, .change: break
        }
    }
}
