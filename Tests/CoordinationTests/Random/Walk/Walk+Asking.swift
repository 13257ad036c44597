import Binding
import Coordination
import WaylineRouting

extension Walk {
    /// Asks the navigator and the model the same.
    func ask(_ operation: WalkOperation) async throws {
        switch operation {
        case .perform(let transition):
            model.perform(transition, number)
            try performTop(transition)
        case .performBelow(let transition): try performBelow(transition)
        case .performUnknown: performUnknown()
        case .go(let transition, let isLate): go(transition, isLate: isLate)
        case .goFromRoot(let transition): goFromRoot(transition)
        case .intent(let intent): try ask(intent)
        case .goBack(let way): goBack(to: way)
        case .answer(let title, let transition): try answer(title, deciding: transition)
        case .save: try save()
        case .restore(let index): try restore(saved[index])
        case .restoreAnew(let index): try await restoreAnew(index)
        case .decide(let guardNumber, let verdict):
            model.resume(guardNumber, verdict)
            await answer(guardNumber, verdict)
        case .cancel(let number):
            model.cancel(number)
            attempts[number]?.cancel()
        case .make(let call, let caller): try await make(call, by: caller)
        case .cancelCall(let number):
            model.cancelCall(number)
            ledger.cancelCall(number)
        case .turn(let value):
            model.turn(value)
            ledger.values[value].value.toggle()
        }
    }

    private func ask(_ intent: UserIntent) throws {
        switch intent {
        case .back: model.back(number)
        case .dismiss: model.leave(by: .dismiss, number)
        case .select(let tab): model.plain(.select(name: tab), number)
        case .open(let link): model.open(try target(of: link), number)
        case .perform, .answer, .backTo: return
        }
        wait(for: navigator.send(intent))
    }

    private func go(_ transition: Transition, isLate: Bool) {
        model.go(transition, isLate: isLate, number)
        let revision = navigator.state.revision - (isLate ? 1 : 0)
        wait(for: navigator.coordinator.go(transition, ifStill: revision))
    }

    private func performUnknown() {
        model.performUnknown("nowhere", number)
        wait(for: navigator.send(.perform("nowhere")))
    }

    private func goFromRoot(_ transition: Transition) {
        model.goFromRoot(transition, number)
        wait(for: navigator.go(transition))
    }

    private func answer(_ title: String, deciding transition: Transition) throws {
        model.answer(title, transition, number)
        _ = try top(deciding: transition)
        wait(for: navigator.send(.answer(title)))
    }

    private func restoreAnew(_ index: Int) async throws {
        try await end()
        try beginAnew(isTabbed: !saved[index].state.chain[0].names.isEmpty)
        try check(after: "a new beginning")
        try restore(saved[index])
    }

    private func wait(for attempt: NavigationAttempt) {
        attempts[number] = attempt
    }

    private func top(deciding transition: Transition) throws -> WalkScreen {
        guard let place = navigator.screen as? WalkScreen else {
            throw WalkFailure("no place of the walk is shown")
        }
        place.viewModel.decision = transition
        return place
    }

    private func performBelow(_ transition: Transition) throws {
        let bottom = navigator.state.root.stack.top
        guard model.state.chain.count > 1,
            let place = navigator.screen(of: bottom) as? WalkScreen
        else { return try performOnTop(transition) }
        model.performTooLate(number)
        place.viewModel.decision = transition
        if let attempt = place.go() { wait(for: attempt) }
    }

    private func performOnTop(_ transition: Transition) throws {
        model.perform(transition, number)
        try performTop(transition)
    }

    private func performTop(_ transition: Transition) throws {
        if let attempt = try top(deciding: transition).go() { wait(for: attempt) }
    }

    /// Goes back to one of the screens below, or to an entry that is none of them.
    private func goBack(to way: Int) {
        let ways = navigator.state.waysBack
        let entry = ways.isEmpty ? navigator.state.top : ways[way % ways.count]
        model.goBack(to: way, number)
        wait(for: navigator.send(.backTo(entry)))
    }

    private func save() throws {
        saved =
            saved.suffix(Self.savedLimit - 1) + [
                Saved(bytes: try navigator.save(), state: model.saved)
            ]
    }

    private func restore(_ saved: Saved) throws {
        model.restore(saved.state, number)
        let (attempt, restoration) = try navigator.restore(saved.bytes)
        restorations.append(restoration)
        wait(for: attempt)
    }

    /// Reading links has tests of its own.
    private func target(of text: String) throws -> Result<Transition, RoutingError> {
        let links = try WalkScript.links.get()
        do {
            return .success(try links.target(of: try Link(parsing: text)))
        } catch let error as LinkError {
            return .failure(.unreadableLink(error))
        } catch let error as LinkMatchError {
            return .failure(.unmatchedLink(error))
        }
    }
}
