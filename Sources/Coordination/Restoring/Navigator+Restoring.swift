extension Navigator {
    /// Where the user is and what is unfinished, to be restored in another process: route names and
    /// parameters, without secrets. After the end there are no screens, and so no drafts.
    public func save() throws(SnapshotError) -> [UInt8] {
        var drafts: [SavedDraft] = []
        for (entry, node) in screens.sorted(by: { $0.key < $1.key }) {
            guard let screen = node.screen as? any DraftKeeping else { continue }
            do throws(RouteEncodingError) {
                drafts.append(SavedDraft(entry: entry, draft: try screen.savedDraft))
            } catch {
                throw .unencodable(error)
            }
        }
        return try Snapshot(SavedNavigation(state: state, drafts: drafts)).bytes()
    }

    /// Goes to where the user was when `bytes` were saved, through the guards.
    ///
    /// All flows that there are end, with the result that they were cancelled; what their parents make
    /// of that changes nothing any more. The history begins anew.
    ///
    /// What the app does not have any more is left out, with all that lay over it; where nothing is
    /// left, the attempt is refused. A flow has the tabs that it declares: those that were saved are as
    /// they were, the others begin afresh.
    @discardableResult
    public func restore(
        _ bytes: [UInt8]
    ) throws(SnapshotError) -> (attempt: Attempt, restoration: Restoration) {
        let saved = try Snapshot(bytes: bytes).decode(SavedNavigation.self)
        let drafts = Dictionary(saved.drafts.map { ($0.entry, $0.draft) }) { first, _ in first }
        let restoration = Restoration(drafts: drafts)
        let errand = Errand(.restore(saved.state, restoration), cause: .restore)
        return (submit(errand), restoration)
    }

    /// The change to a saved state, as far as it still exists.
    func restorable(_ errand: Errand) throws(RoutingError) -> Change {
        try cut(errand, at: nil)
        while case .restored(let saved) = errand.goal {
            do throws(Unmade) {
                let next = saved.following(state)
                return try Change(replacingAllBy: next, under: root(of: next), self)
            } catch {
                try cut(errand, at: error)
            }
        }
        preconditionFailure("only a saved state is restored")
    }

    /// Takes out of a saved state what is not declared, and what could not be made. Throws why that
    /// could not be where nothing is left, or where it is not a saved state that is to be reached.
    func cut(_ errand: Errand, at unmade: Unmade?) throws(RoutingError) {
        guard case .restored(let saved) = errand.goal, let restoration = errand.restoration,
            let root = flows[state.root.id]
        else {
            if let unmade { throw unmade.error }
            return
        }
        var cutter = Cutter(saved, at: unmade)
        let rest = try cutter.rest(as: root.plan)
        restoration.report(cutter.cuts)
        errand.goal = .restored(restoration.renumbered(rest, from: state.nextID))
    }

    /// The flow that the app consists of, as it stands in `next`.
    private func root(of next: NavigationState) -> FlowNode {
        guard let root = flows[state.root.id] else {
            preconditionFailure("the state has a flow without a coordinator")
        }
        return FlowNode(
            id: next.root.id, destination: next.root.destination, plan: root.plan,
            coordinator: root.coordinator)
    }
}

extension DraftKeeping {
    fileprivate var savedDraft: RouteValue {
        get throws(RouteEncodingError) { try RouteValue(encoding: draft) }
    }
}
