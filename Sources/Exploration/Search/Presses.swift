/// The presses of buttons, and whether they had an effect, by the case in which they were made.
struct Presses {
    /// The cases in which a button can do nothing, though it does something elsewhere.
    enum Case: Hashable {
        case during(fault: String)
        case after(fault: String)
        case with(form: String)
    }

    /// The presses of one button in one case; nil for the usual one.
    private struct Press: Hashable {
        let node: String
        let label: String
        let `case`: Case?

        /// - Parameter isHidden: it has an effect that the user cannot see.
        func finding(isHidden: Bool) -> Finding {
            let press = "\(label) on '\(node)'"
            switch self.case {
            case nil:
                let text = "\(press) changes something, but nothing on the page, and leads nowhere"
                return Finding(kind: .noResponse, text: text)
            case .during(let fault):
                let text = "while '\(fault)' lasts, \(press) does nothing, and no text says why"
                return Finding(kind: .noResponse, text: text)
            case .after(let fault):
                let text = "after '\(fault)', \(press) does nothing"
                return Finding(kind: .noResponse, text: text)
            case .with(let form):
                let text = "with the form '\(form)', \(press) "
                return Finding(
                    kind: .noResponse,
                    text: text
                        + (isHidden
                            ? "changes something, but nothing on the page"
                            : "does nothing, and no text says why"),
                    cause: "with a form, \(press)")
            }
        }
    }

    /// A press that has shown nothing, and the states before and after it.
    private struct Silence {
        let state: Int
        let target: Int
        let step: ExplorationStep
        let isHidden: Bool
    }

    /// The least number of states in which the effect of a press is hidden, without a form or a
    /// fault, for it to be reported.
    private static let fewPlaces = 2

    private var effective: Set<Press> = []

    /// The presses that have led to another screen.
    private var leaving: Set<Press> = []

    /// The buttons that have stayed on their screen, whatever the form, without a fault.
    private var staying: Set<Press> = []
    private var silent: [Press: [Silence]] = [:]

    /// For a state, the button that has led to it on the same screen while a fault lasted.
    private var failures: [Int: (label: String, fault: String, source: Int)] = [:]

    /// Notes a step from `source` to `target`. Only presses of buttons count.
    ///
    /// - Parameters:
    ///   - isHidden: it has an effect that the user cannot see.
    ///   - stays: it has done nothing but ask a router, which has decided to stay.
    mutating func note(
        _ move: Move, from source: Int, to target: Int, in graph: StateGraph, hasEffect: Bool,
        _ isHidden: Bool, stays: Bool
    ) {
        guard move.isPress else { return }
        let page = graph[source]
        let press = Press(
            node: page.node, label: move.label,
            case: self.case(of: move, at: source, page.form?.name))
        if graph[target].node != page.node {
            leaving.insert(press)
        } else if move.step.fault == nil {
            staying.insert(Press(node: page.node, label: move.label, case: nil))
        }
        // A hidden effect counts as none with a form or, in the usual case, if the router stays.
        let countsAsNone = press.case == nil ? stays : page.form != nil
        if hasEffect || isHidden && !countsAsNone {
            effective.insert(press)
        } else if press.case != nil || isHidden, !saysWhy(press, page) {
            silent[press, default: []].append(
                Silence(state: source, target: target, step: move.step, isHidden: isHidden))
        }
    }

    /// Notes the state after a press while a fault lasted, on the same screen.
    mutating func noteFailure(
        _ move: Move, from source: Int, to target: Int, in graph: StateGraph
    ) {
        guard let fault = move.step.fault, target != source, failures[target] == nil,
            graph[target].node == graph[source].node
        else { return }
        failures[target] = (move.label, fault, source)
    }

    /// Returns whether the page says what is wrong with its form.
    private func saysWhy(_ press: Press, _ page: StateGraph.Page) -> Bool {
        switch press.case {
        case nil, .with: page.hasError
        case .during, .after: false
        }
    }

    private func `case`(of move: Move, at state: Int, _ form: String?) -> Case? {
        if let fault = move.step.fault { return .during(fault: fault) }
        if let failure = failures[state], failure.label == move.label {
            return .after(fault: failure.fault)
        }
        return form.map { .with(form: $0) }
    }

    /// The silences of each button that never had an effect in one case, though it had one in a
    /// comparable case, or whose only effects are not seen; in the usual case, only if it never
    /// leads on. Where a failure is shown already, another one shows nothing new: while a fault
    /// lasts, only states that are `usual` count.
    func silences(in graph: StateGraph, usual: (Int) -> Bool) -> [StateFinding] {
        silent.filter { !effective.contains($0.key) }.flatMap { press, places in
            if press.case == nil {
                let leadsOn = leaving.contains {
                    $0.node == press.node && $0.label == press.label
                }
                let count = Set(places.map(\.state)).count
                if leadsOn || count < Self.fewPlaces { return [StateFinding]() }
            }
            return places.filter { place in
                if case .during = press.case, !usual(place.state) { return false }
                return place.isHidden || hasEffectElsewhere(press, place, graph)
            }.map {
                StateFinding(
                    finding: press.finding(isHidden: $0.isHidden), state: $0.state, step: $0.step,
                    mustShowNothing: $0.isHidden)
            }
        }
    }

    /// Returns whether the button has an effect in the same state without the fault, or another one
    /// before the fault, or leads on with another form.
    private func hasEffectElsewhere(
        _ press: Press, _ place: Silence, _ graph: StateGraph
    ) -> Bool {
        let state = place.state
        switch press.case {
        case nil: return false
        case .during:
            // A change that is hidden without the fault, too, is no difference.
            return alwaysLeaves(press)
                || targets(of: press.label, in: state, graph).contains {
                    place.target == state ? $0 != state : graph[$0].path != graph[state].path
                }
        case .after:
            guard let source = failures[state]?.source else { return false }
            return targets(of: press.label, in: source, graph).contains {
                $0 != source && $0 != state
            }
        case .with:
            return leaving.contains {
                guard case .with = $0.case else { return false }
                return $0.node == press.node && $0.label == press.label
            }
        }
    }

    /// Returns whether the button has led to another screen each time without a fault.
    private func alwaysLeaves(_ press: Press) -> Bool {
        let usual = Press(node: press.node, label: press.label, case: nil)
        return leaving.contains(usual) && !staying.contains(usual)
    }

    /// The states to which the button leads without a fault.
    private func targets(of label: String, in state: Int, _ graph: StateGraph) -> [Int] {
        graph.edges(of: state).map(\.edge).filter {
            let move = graph.move($0.offer)
            return move.label == label && move.step.fault == nil
        }.map(\.target)
    }
}
