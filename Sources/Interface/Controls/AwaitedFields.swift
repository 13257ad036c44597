import Binding

/// The saved values of controls beside each other, and the controls that have received theirs.
@MainActor
struct AwaitedFields {
    private var fields: [FormDraft.Field]

    /// The controls that the fields were given to, by the place of their field.
    private var controls: [Int: ObjectIdentifier] = [:]

    nonisolated init(_ fields: [FormDraft.Field] = []) {
        self.fields = fields
    }

    /// True if each field with a value has its control.
    var isDone: Bool { open.allSatisfy { fields[$0].labels.isEmpty } }

    /// The places of the fields without a control.
    private var open: [Int] { fields.indices.filter { controls[$0] == nil } }

    /// Gives each field to its control, once. Returns the labels of fields without a control,
    /// unless there are no controls yet.
    mutating func fill(_ all: [Control], _ language: String?) -> [String] {
        let all = all.filter(\.isInForm)
        var omitted: [String] = []
        for (index, control) in pairs(with: all, language) {
            controls[index] = ObjectIdentifier(control)
            omitted += control.fillIn(fields[index], language)
        }
        return omitted + (all.isEmpty ? [] : open.flatMap { fields[$0].labels })
    }

    /// The fields of the controls as they are now, together with those that still wait for a
    /// control.
    func fields(of all: [Control], _ language: String?) -> [FormDraft.Field] {
        var rest = all.filter(\.isInForm)
        let old = fields.indices.compactMap { index -> FormDraft.Field? in
            guard let id = controls[index] else { return fields[index] }
            let place = rest.firstIndex { ObjectIdentifier($0) == id }
            return place.map { rest.remove(at: $0).field(language) }
        }
        return old + rest.map { $0.field(language) }
    }

    /// The controls of the open fields: those of the same role and label if there are as many of
    /// them as fields. The others are found by their places if the fields are in another language,
    /// in which labels differ, and all roles are the same.
    private func pairs(with all: [Control], _ language: String?) -> [(Int, Control)] {
        let given = Set(controls.values)
        let all = all.filter { !given.contains(ObjectIdentifier($0)) }
        let counts = open.reduce(into: [:]) { $0[fields[$1].key, default: 0] += 1 }
        let found = Dictionary(grouping: all, by: \.key).filter { $1.count == counts[$0] }
        var next = found.mapValues { $0.makeIterator() }
        let pairs = open.compactMap { index in
            next[fields[index].key]?.next().map { (index, $0) }
        }
        let rest = open.filter { found[fields[$0].key] == nil }
        let others = all.filter { found[$0.key] == nil }
        let areSame =
            rest.allSatisfy { fields[$0].isForeign(in: language) }
            && rest.map { fields[$0].key.role } == others.map(\.role)
        return pairs + (areSame ? Array(zip(rest, others)) : [])
    }
}

/// The part of a control in the draft of its view.
struct ControlDraft {
    /// The saved value that waits until the control is enabled.
    var awaited: FormDraft.Field?

    /// The saved values of its parts, as long as a part is missing.
    var awaitedParts: AwaitedFields?

    /// The code of the language of its label, if it is known.
    var language: String?

    /// Its saved value when the draft began; nil after the first change by the user.
    var start: String?

    /// Observes the changes by the user; nil before the draft has begun.
    fileprivate var token: AnyCancellable?
}

extension Control {
    /// Drops a saved value that waits until the control is enabled. Call it in a control of your
    /// own when the app sets its value.
    public func forgetAwaited() {
        draft.awaited = nil
    }

    /// Begins its draft and those of its parts. A value that the user has changed stays in the
    /// draft, even if the user changes it back.
    func beginDraft(in language: String?) {
        (draft.language, draft.start) = (language, saved)
        // A button has no value, and an observer of it would look like its action.
        if self is Button { return }
        draft.token = events.bind(to: self) { control, event in
            if event == .change { control.draft.start = nil }
        }
        for part in parts ?? [] { part.beginDraft(in: language) }
    }

    /// Begins the drafts of new parts, and fills in the awaited values that the control can take
    /// now.
    func updateDraft() {
        if draft.token != nil, let parts {
            for part in parts where part.draft.token == nil { part.beginDraft(in: draft.language) }
        }
        if draft.awaited != nil || draft.awaitedParts != nil { fillInAwaited() }
    }

    /// Keeps a saved value until the control is enabled.
    func wait(for saved: String) {
        draft.awaited = FormDraft.Field(
            key: key, value: saved, parts: [], language: draft.language)
    }

    /// True if a draft has a field for it: users can act on it, or on a part of it.
    fileprivate var isInForm: Bool { isInteractive || parts != nil }

    fileprivate var key: FormDraft.Field.Key { FormDraft.Field.Key(role: role, label: label) }

    /// Its value, or the one that it still waits for. A control without changes has none.
    fileprivate func field(_ parentLanguage: String?) -> FormDraft.Field {
        let language = draft.language ?? parentLanguage
        let value = saved == draft.start ? nil : saved
        var field =
            draft.awaited
            ?? FormDraft.Field(key: key, value: value, parts: [], language: language)
        field.parts = (draft.awaitedParts ?? AwaitedFields()).fields(of: parts ?? [], language)
        return field
    }

    /// Fills in the values of `field`. Returns the labels of those that no part has.
    fileprivate func fillIn(_ field: FormDraft.Field, _ parentLanguage: String?) -> [String] {
        draft.language = draft.language ?? parentLanguage
        draft.awaited = field.value.map { _ in field }
        draft.awaitedParts = AwaitedFields(field.parts)
        return fillInAwaited()
    }

    /// Fills in the awaited values that it can take now. Returns the labels of those that no part
    /// has.
    @discardableResult
    private func fillInAwaited() -> [String] {
        var omitted: [String] = []
        if var fields = draft.awaitedParts.take() {
            omitted = fields.fill(parts ?? [], draft.language)
            if !fields.isDone { draft.awaitedParts = fields }
        }
        if isEnabled, let field = draft.awaited.take(), let value = field.value {
            take(value, in: field.isForeign(in: draft.language) ? .other : .same)
        }
        return omitted
    }
}
