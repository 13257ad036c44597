import Coordination
import WaylineInterface
import WaylineRouting

/// A problem that a step or a state shows.
struct Finding: Sendable {
    let kind: ExplorationProblem.Kind
    let text: String

    /// The mistake behind it. Findings of one cause are one problem, with the text of the first.
    private let cause: String

    /// The problems that `arrival` shows, after a step on the screen `node`.
    static func all(in arrival: Arrival, from node: String) -> [Finding] {
        var all = arrival.leaks.map { Finding(kind: .leak, text: "\($0)") }
        if arrival.isUnsettled {
            let text = "a step on '\(node)' begins work that does not end in time"
            all.append(Finding(kind: .unsettled, text: text))
        }
        if let fault = arrival.fault { all.append(Finding(fault, on: node, by: arrival.link)) }
        all += arrival.brokenBySteps.map {
            Finding(kind: .property, text: "a step breaks this: \($0)")
        }
        all += arrival.mistakes.map { Finding($0, on: node) }
        return all + arrival.idlePresses.map { Finding($0) }
    }

    /// The properties that do not hold now.
    @MainActor
    static func brokenProperties(of stage: Stage) -> [Finding] {
        stage.properties(.always, thatHold: false).map {
            Finding(kind: .property, text: "this does not always hold: \($0)")
        }
    }

    /// The missing titles and labels of `page`.
    @MainActor
    static func emptyTitles(of page: Page, on node: String) -> [Finding] {
        if page.trail.isEmpty { return [] }
        let title = page.title.isBlank ? ["'\(node)' has no title"] : []
        let controls = page.controlsAndActions.filter {
            $0.label.isBlank && ($0.spokenLabel ?? "").isBlank
        }
        return (title + controls.map { "a \($0.role) on '\(node)' has no label" }).map {
            Finding(kind: .emptyTitle, text: $0)
        }
    }

    /// A mistake of the app. That of a link is one problem, whatever screen it is opened on.
    private init(_ fault: RoutingError, on node: String, by link: String?) {
        let kind: ExplorationProblem.Kind
        switch fault {
        case .unknownRoute: kind = .unknownRoute
        case .redirectLoop: kind = .guardCircle
        case .unusableKey:
            // It belongs to the screen that the step has led to.
            self.init(kind: .unusableKey, text: "\(fault)")
            return
        default: kind = .impossibleDecision
        }
        let place = link.map { "the link '\($0)'" }
        self.init(kind: kind, text: "\(place ?? "on '\(node)'"): \(fault)", cause: place)
    }

    /// A row, or an undo, that has done something else than what it stands for.
    private init(_ mistake: StepMistake, on node: String) {
        switch mistake {
        case .opensAnotherRow(let list):
            let text = "a row of '\(list)' on '\(node)' opens the screen of another row"
            self.init(kind: .otherRow, text: text)
        case .removesAnotherRow(let list, let action):
            let text = "'\(action)' on a row of '\(list)' on '\(node)' removes another row"
            self.init(kind: .otherRow, text: text)
        case .isNotUndone:
            self.init(
                kind: .incompleteUndo,
                text: "after an undo on '\(node)', its lists have other rows than before")
        }
    }

    /// A press that has done nothing. The screens of one type have one problem.
    private init(_ press: IdlePress) {
        self.init(
            kind: .noEffect,
            text: "'\(press.button)' of \(press.screen) does nothing: \(press.reason.rawValue)")
    }

    /// A label that is the same in another language.
    init(label: String, equalIn language: String, on node: String) {
        self.init(kind: .untranslated, text: "'\(label)' on '\(node)' is the same in \(language)")
    }

    /// - Parameter cause: by default the text.
    init(kind: ExplorationProblem.Kind, text: String, cause: String? = nil) {
        (self.kind, self.text, self.cause) = (kind, text, cause ?? text)
    }
}

extension Finding: Hashable {
    static func == (one: Finding, other: Finding) -> Bool {
        one.kind == other.kind && one.cause == other.cause
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        hasher.combine(cause)
    }
}

/// A place where a finding was seen: the state, the step and the walk.
struct Sighting {
    /// The state before the step, or that shows the problem itself.
    let state: Int

    /// The step that shows the problem; nil if the state does.
    let step: ExplorationStep?

    /// The number of the walk; nil at the start.
    let walk: Int32?
}

/// A move that has led to another state than before.
struct Divergence {
    let state: Int
    let move: Move

    /// The pending work before the move, both times; nil if nothing was pending.
    let timing: Digest?
    let landings: [Digest]

    /// The numbers of the walks.
    let walks: [Int32]
}

extension String {
    fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
