/// A step that a page offers, and its names.
struct Move: Hashable, Sendable {
    let step: ExplorationStep

    /// The step in a map: "choose 'Log in'".
    let label: String

    /// The step in a map if others with the same label lead elsewhere: it names the row.
    let exactLabel: String

    /// Moves of one kind on one screen are tried only in some states.
    private(set) var kind: String

    /// The name of the form that it fills in, if this has another or no text in one field. It is
    /// tried when nothing else is left.
    private(set) var nearForm: String?

    /// The labels of the controls that it uses.
    let controls: [String]

    init(
        _ step: ExplorationStep, _ label: String, exact: String? = nil, kind: String? = nil,
        controls: [String] = []
    ) {
        (self.step, self.label, self.controls) = (step, label, controls)
        (exactLabel, self.kind) = (exact ?? label, kind ?? label)
    }

    init(
        _ step: Step, _ label: String, exact: String? = nil, kind: String? = nil,
        controls: [String] = []
    ) {
        self.init(ExplorationStep(step), label, exact: exact, kind: kind, controls: controls)
    }

    /// The move that takes this one and undoes it at once; nil if this one is not a single step of
    /// the user.
    var undone: Move? {
        guard step.verb != nil, step.isOfUser, let first = step.steps.first else { return nil }
        return Move(
            ExplorationStep(undoing: first), "\(label), then undo",
            exact: "\(exactLabel), then undo", kind: "")
    }

    /// The move on a page that has the values of `form`. A button is of another kind with another
    /// form; a tab, the way back or a link with another declared form.
    func after(_ form: PageForm?) -> Move {
        guard let form else { return self }
        let depends = isPress || form.isDeclared && [.choose, .back, .open].contains(step.verb)
        return depends ? kept(apart: "as '\(form.name)'") : self
    }

    /// The move under these circumstances, as a kind of its own if it is a press or the way back.
    func pressKept(apart circumstances: [String]) -> Move {
        guard [.choose, .back].contains(step.verb) else { return self }
        return circumstances.reduce(self) { $0.kept(apart: $1) }
    }

    /// The move without the name of its kind, which a search knows by a number.
    var withoutKind: Move { changed { $0.kind = "" } }

    /// The move as one that fills in a form with a wrong or missing text.
    func fillingIn(near form: String) -> Move { changed { $0.nearForm = form } }

    /// True if it presses a button of the page.
    var isPress: Bool { step.verb == .choose && !controls.isEmpty }

    /// True if it fills in the form, sends it or leaves it.
    var answersForm: Bool {
        step.fault == nil
            && (step.isForm || step.verb == .back || isPress)
    }

    /// The name of the move if it changes a value on the screen; otherwise nil.
    var entry: String? {
        let changes = step.isForm || [.select, .turn, .act, .actOnSelected].contains(step.verb)
        return changes && step.fault == nil ? label : nil
    }

    /// The move as a kind of its own, since it may act differently in a circumstance such as "while
    /// busy".
    func kept(apart circumstance: String) -> Move {
        changed { $0.kind += " \(circumstance)" }
    }

    private func changed(_ change: (inout Move) -> Void) -> Move {
        var move = self
        change(&move)
        return move
    }

    /// The same move after it was taken while a fault lasted, as a kind of its own.
    func kept(apartAfter last: Move) -> Move {
        guard let fault = last.step.fault, last.label == label, step.fault == nil else {
            return self
        }
        return kept(apart: "after '\(fault)'")
    }

    /// The move while `fault` lasts; nil if it only fills something in.
    func during(_ fault: String) -> Move? {
        guard [.choose, .select, .act, .actOnSelected].contains(step.verb) else { return nil }
        return Move(
            step.during(fault), label, exact: exactLabel, kind: "\(kind) during '\(fault)'",
            controls: controls)
    }
}
