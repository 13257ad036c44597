public import Binding

/// Something that a view shows, and that a user may act on.
///
/// Its properties are set by bindings: `viewModel.canLogIn.bind(\.isEnabled, on: button)`. What the
/// user does is published. It does not know which front end shows it.
@MainActor
public class Control {
    /// What it is called.
    public final var label: String {
        didSet { if label != oldValue { touch() } }
    }

    /// Whether the user can act on it.
    public final var isEnabled = true {
        didSet { if isEnabled != oldValue { touch() } }
    }

    /// Whether it is left out.
    public final var isHidden = false {
        didSet { if isHidden != oldValue { touch() } }
    }

    /// What helps to fill it in; shown as long as there is no error.
    public final var hint = "" {
        didSet { if hint != oldValue { touch() } }
    }

    /// What is wrong with what it holds; empty where nothing is.
    public final var error = "" {
        didSet { if error != oldValue { touch() } }
    }

    /// What a screen reader says in place of the label; nil for the label itself.
    public final var spokenLabel: String? = nil {
        didSet { if spokenLabel != oldValue { touch() } }
    }

    /// Tells what the user does to it.
    public let events = Signal<ControlEvent>()

    /// Tells that it looks or reads otherwise now.
    public let changes = Signal<Void>()

    /// Grows with each change, so that what was drawn of it can be kept.
    public private(set) var version = 0

    /// A control of this name.
    init(_ label: String) {
        self.label = label
    }

    /// What kind of control it is, for front ends, which show each kind in their own way.
    public var kind: ControlKind { preconditionFailure("\(Self.self) has no kind") }

    /// Whether there is something that a user can do with it.
    public var isInteractive: Bool { false }

    /// What it is, in a word for the ear; empty for mere text.
    public var role: String { "" }

    /// What it holds, in words for the ear.
    public func stateText(in wording: Wording) -> String { "" }

    /// The same in English.
    public final var stateText: String { stateText(in: .english) }

    /// What stands beside it: what is wrong with what it holds, or else what helps to fill it in.
    public final var remark: String { remark(in: .english) }

    /// The same in another wording.
    package func remark(in wording: Wording) -> String { error.isEmpty ? hint : error }

    /// Tells of each `event`.
    public func publisher(for event: ControlEvent) -> some Publisher<ControlEvent, Never> {
        events.filter { $0 == event }
    }

    /// Whether keys can go to it now.
    public final var canHaveFocus: Bool { canKeepFocus && !isVoid }

    /// Whether keys that go to it go on doing so: what has become empty may fill again.
    final var canKeepFocus: Bool { isInteractive && isEnabled && !isHidden }

    /// Whether there is nothing in it that a key could do anything to.
    var isVoid: Bool { false }

    /// All that there is to say of it, for screen readers and plain lines.
    public final var spokenText: String { spokenText(in: .english) }

    /// The same in another wording.
    public final func spokenText(in wording: Wording) -> String {
        let role = wording.text(role)
        let name = [spokenLabel ?? label, role].filter { !$0.isEmpty }.joined(separator: ", ")
        let held = stateText(in: wording)
        let state = isEnabled ? held : [held, wording[.notAvailableNow]].joined(with: ", ")
        return [[name, state].joined(with: ": "), remark(in: wording)].joined(with: "; ")
    }

    final func touch() {
        version += 1
        changes.send()
    }
}

extension Control {
    /// Keeps a property and an observable equal, the observable's value first. What `edits` tells goes
    /// to the observable; what that is set to comes back.
    func bind<Owner: Control, Value: Equatable>(
        _ keyPath: ReferenceWritableKeyPath<Owner, Value>, on owner: Owner,
        _ edits: Signal<Value>, bothWays observable: Observable<Value>
    ) -> AnyCancellable {
        let there = observable.bind(keyPath, on: owner)
        let back = edits.bind { observable.value = $0 }
        return AnyCancellable {
            there.cancel()
            back.cancel()
        }
    }
}

extension [String] {
    /// Those that say something, with `separator` between them.
    func joined(with separator: String) -> String {
        filter { !$0.isEmpty }.joined(separator: separator)
    }
}
