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
    var isDone: Bool {
        fields.indices.allSatisfy { controls[$0] != nil || fields[$0].labels.isEmpty }
    }

    /// Gives each field to its control, once. Returns the labels of fields without a control, unless there
    /// are no controls yet.
    mutating func fill(_ all: [Control], _ language: FormDraft.Language) -> [String] {
        let all = all.filter(\.isInForm)
        let pairs = pairs(with: all)
        let isOther = pairs.contains { index, control in
            fields[index].keepsValues && fields[index].key.label != control.label
        }
        var omitted: [String] = []
        for (index, control) in pairs where controls[index] == nil {
            controls[index] = ObjectIdentifier(control)
            omitted += control.fillIn(fields[index], isOther ? .other : language)
        }
        let missing = fields.indices.filter { controls[$0] == nil }.flatMap { fields[$0].labels }
        return omitted + (all.isEmpty ? [] : missing)
    }

    /// The fields of the controls as they are now, together with those that still wait for a control.
    func fields(of all: [Control]) -> [FormDraft.Field] {
        var rest = all.filter(\.isInForm)
        let old = fields.indices.compactMap { index -> FormDraft.Field? in
            guard let id = controls[index] else { return fields[index] }
            let place = rest.firstIndex { ObjectIdentifier($0) == id }
            return place.map { rest.remove(at: $0).field }
        }
        return old + rest.map(\.field)
    }

    /// The controls of the fields: by their places if all have the same roles, or else those of the same role
    /// and label if there are as many of them as fields.
    private func pairs(with all: [Control]) -> [(Int, Control)] {
        if all.map(\.role) == fields.map(\.key.role) { return Array(zip(fields.indices, all)) }
        let counts = fields.reduce(into: [:]) { $0[$1.key, default: 0] += 1 }
        var found = Dictionary(grouping: all, by: \.key).filter { $1.count == counts[$0] }
        return fields.indices.compactMap { index in
            guard let control = found[fields[index].key]?.removeFirst() else { return nil }
            return (index, control)
        }
    }
}

/// The part of a ``FormDraft`` that a control could not take yet.
@MainActor
struct AwaitedValue {
    /// The value of the control; nil if the control has it, or the user has chosen another one.
    fileprivate var value: String?
    fileprivate var parts: AwaitedFields

    /// The key of the field, whose label is in the language of the value.
    fileprivate let key: FormDraft.Field.Key
    fileprivate let language: FormDraft.Language

    /// Ends the waiting when the user changes the control.
    fileprivate var token: AnyCancellable?
}

extension Control {
    /// True if a draft has a field for it: users can act on it, or on a part of it.
    fileprivate var isInForm: Bool { isInteractive || parts != nil }

    fileprivate var key: FormDraft.Field.Key { FormDraft.Field.Key(role: role, label: label) }

    /// Its value, or the one that it still waits for.
    fileprivate var field: FormDraft.Field {
        let parts = (awaited?.parts ?? AwaitedFields()).fields(of: parts ?? [])
        guard let awaited, let value = awaited.value else {
            return FormDraft.Field(key: key, value: saved, parts: parts)
        }
        return FormDraft.Field(key: awaited.key, value: value, parts: parts)
    }

    /// Fills in the values of `field`. Returns the labels of those that no part has.
    fileprivate func fillIn(
        _ field: FormDraft.Field, _ language: FormDraft.Language
    ) -> [String] {
        awaited = AwaitedValue(
            value: field.value, parts: AwaitedFields(field.parts), key: field.key,
            language: language)
        return fillInAwaited()
    }

    /// Fills in as much of the awaited values as it can take now.
    @discardableResult
    func fillInAwaited() -> [String] {
        guard var awaited = awaited.take() else { return [] }
        let omitted = awaited.parts.fill(parts ?? [], awaited.language)
        if let value = awaited.value, takes(value, awaited.language) { awaited.value = nil }
        if awaited.value == nil, awaited.parts.isDone { return omitted }
        if awaited.token == nil {
            awaited.token = events.bind { [weak self] in
                if $0 == .change { self?.awaited?.value = nil }
            }
        }
        self.awaited = awaited
        return omitted
    }

    /// Fills in a saved value. Returns false if that must wait.
    private func takes(_ value: String, _ language: FormDraft.Language) -> Bool {
        restoring = language
        defer { restoring = nil }
        if value == saved { return true }
        guard canRestore(value) else { return false }
        restore(value)
        return true
    }
}

extension FormDraft.Field {
    /// True unless it is a button or the like.
    fileprivate var keepsValues: Bool { value != nil || !parts.isEmpty }
}
