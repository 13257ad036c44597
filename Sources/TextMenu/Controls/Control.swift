public import Binding
public import WaylineStreams

/// A control: something that a view shows, and that a user may act on.
///
/// Bindings set its properties: `viewModel.canLogIn.bind(\.isEnabled, on: button)`. It publishes
/// the actions of the user. It does not know which front end shows it.
@MainActor
public class Control {
    /// The name that the user reads.
    public final var label: String {
        didSet { if label != oldValue { touch() } }
    }

    /// True if the user can act on it.
    public final var isEnabled = true {
        didSet { if isEnabled != oldValue { touch() } }
    }

    /// True if front ends leave it out.
    public final var isHidden = false {
        didSet { if isHidden != oldValue { touch() } }
    }

    /// A text that helps to fill in the control; shown as long as there is no error.
    public final var hint = "" {
        didSet { if hint != oldValue { touch() } }
    }

    /// The text of the error in its value; empty if there is none.
    public final var error = "" {
        didSet { if error != oldValue { touch() } }
    }

    /// The text that a screen reader says in place of the label; nil for the label itself.
    public final var spokenLabel: String? = nil {
        didSet { if spokenLabel != oldValue { touch() } }
    }

    /// Publishes the actions of the user.
    public let events = Signal<ControlEvent>()

    /// Publishes each change of its look or its texts.
    public let changes = Signal<Void>()

    /// A number that grows with each change, so that front ends can cache a drawing until then.
    public private(set) var version = 0

    /// Creates a control of this name.
    init(_ label: String) {
        self.label = label
    }

    /// The kind of the control. Front ends show each kind in their own way.
    public var kind: ControlKind { preconditionFailure("\(Self.self) has no kind") }

    /// True if a user can do something with it.
    public var isInteractive: Bool { false }

    /// The kind of the control in a word, for screen readers; empty for a plain text.
    public var role: String { "" }

    /// The value and the state in words, for screen readers.
    public func stateText(in wording: Wording) -> String { "" }

    /// The same in English.
    public final var stateText: String { stateText(in: .english) }

    /// The text that is shown beside it: the error, or the hint if there is no error.
    public final var remark: String { remark(in: .english) }

    /// The same in another wording.
    package func remark(in wording: Wording) -> String { error.isEmpty ? hint : error }

    /// Publishes each `event`.
    public func publisher(for event: ControlEvent) -> some Publisher<ControlEvent, Never> {
        events.filter { $0 == event }
    }

    /// True if it can get the focus now.
    public final var canHaveFocus: Bool { canKeepFocus && !hasNoParts }

    /// True if it can keep the focus. A list that has become empty keeps it, since it may fill
    /// again.
    final var canKeepFocus: Bool { isInteractive && isEnabled && !isHidden }

    /// True if it has no parts, so that keys have no effect.
    var hasNoParts: Bool { false }

    /// The whole text that screen readers and plain lines give for it.
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
    /// Keeps a property and an observable equal, the observable's value first. The values of
    /// `edits` go to the observable, and its values come back to the property.
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
    /// Joins the texts that are not empty, with `separator` between them.
    func joined(with separator: String) -> String {
        filter { !$0.isEmpty }.joined(separator: separator)
    }
}

/// An action of a user on a control.
public enum ControlEvent: Hashable, Sendable, CaseIterable {
    /// A button was pressed.
    case tap

    /// A text, a switch or a choice was changed.
    case change

    /// A row was chosen, or the enter key was pressed in a text.
    case submit

    /// The control got the focus: keys go to it from now on.
    case focus

    /// The control lost the focus.
    case blur
}

/// The kinds of controls. A front end shows each in its own way.
@MainActor
public enum ControlKind {
    /// A text.
    case label(Label)

    /// A line to type in, also a hidden one.
    case textField(TextField)

    /// A button.
    case button(Button)

    /// A switch.
    case toggle(Toggle)

    /// One of a few values.
    case choice(ChoiceControl)

    /// Rows of which one can be chosen.
    case list(ListControl)

    /// A sign that work is under way, not how far it is.
    case spinner(Spinner)

    /// A sign of how much of some work is done.
    case progressBar(ProgressBar)

    /// Names with their values.
    case table(Table)

    /// A picture.
    case picture(Picture)

    /// Controls under one name.
    case section(Section)

    /// Screens inside this one.
    case container(Container)
}
