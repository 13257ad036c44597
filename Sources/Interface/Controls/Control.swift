public import Binding
import Coordination
import WaylineText

/// A control: something that a view shows, and that a user may act on.
///
/// Bindings set its properties: `viewModel.canLogIn.bind(\.isEnabled, on: button)`. It publishes
/// the actions of the user. It does not know which front end shows it.
///
/// A control of your own is a subclass. It says by ``input`` what a user can do with it, and works
/// in all front ends.
///
/// ```swift
/// class StarRating: Control, OptionInput {
///     var stars = 0 { didSet { touch() } }
///
///     override var role: String { "rating" }
///     override var input: Control.Input { .options(self) }
///     override func stateText(in wording: Wording) -> String { "\(stars) of 5" }
///
///     override var saved: String? { "\(stars)" }
///     override func restore(_ saved: String) { stars = Int(saved) ?? stars }
///
///     var count: Int { 5 }
///     func title(at index: Int) -> String { "\(index + 1)" }
///     func isChosen(at index: Int) -> Bool { index + 1 == stars }
///     func choose(at index: Int) { stars = index + 1 }
/// }
/// ```
///
/// In `TextMenu`, a `Drawable` subclass has a look of its own on the full screen:
///
/// ![A rating of four stars.](Control)
@MainActor
open class Control {
    // Front ends read the unchecked properties at each change, and a checked access takes more than
    // ten nanoseconds. No two accesses overlap: each reads or stores one whole value.

    /// The name that the user reads.
    @exclusivity(unchecked) public final var label: String {
        didSet { if label != oldValue { touch() } }
    }

    /// True if the user can act on it.
    @exclusivity(unchecked) public final var isEnabled = true {
        didSet { if isEnabled != oldValue { touch() } }
    }

    /// True if front ends leave it out.
    @exclusivity(unchecked) public final var isHidden = false {
        didSet { if isHidden != oldValue { touch() } }
    }

    /// A text that helps to fill in the control; shown as long as there is no error.
    @exclusivity(unchecked) public final var hint = "" {
        didSet { if hint != oldValue { touch() } }
    }

    /// The text of the error in its value; empty if there is none.
    @exclusivity(unchecked) public final var error = "" {
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
    @exclusivity(unchecked) public private(set) var version = 0

    /// True while keys go to it.
    public package(set) final var hasFocus = false {
        didSet {
            guard hasFocus != oldValue else { return }
            events.send(hasFocus ? .focus : .blur)
        }
    }

    /// Creates a control of this name.
    public init(_ label: String = "") {
        self.label = label
        Self.lastSerial += 1
        serial = Self.lastSerial
    }

    /// The user's actions, in all front ends.
    open var input: Control.Input { .none }

    /// The controls that it is made of. Front ends show these, under its label, in place of it.
    open var parts: [Control]? { nil }

    /// The kind of the control in a word, for screen readers; empty for a plain text.
    open var role: String { "" }

    /// The value and the state in words, for screen readers.
    open func stateText(in wording: Wording) -> String { "" }

    /// The lines that plain lines print for it; none to leave it out.
    open func lines(in wording: Wording) -> [String] { [spokenText(in: wording)] }

    /// Returns the texts whose change makes plain lines print the control again; by default
    /// ``lines(in:)``.
    open func news(in wording: Wording) -> [String] { lines(in: wording) }

    /// The value that the user has filled in or chosen, as a text that ``restore(_:)`` reads, for a
    /// ``FormDraft``. Equal values have equal texts. Nil without a value, and for a secure field.
    open var saved: String? { nil }

    /// Fills in a saved value, as the user does. Ignores a text that is not a value here. A control
    /// whose options come later keeps it as its ``saved`` value until then, and calls `fillIn(_:)`
    /// when they have come. It drops the value when the user or the app sets another value.
    open func restore(_ saved: String) {}

    /// Restores a saved value as a ``FormDraft`` does: screens and coordinators perform no routes
    /// meanwhile. If the control is disabled, the value waits until it is enabled.
    public final func fillIn(_ saved: String) {
        if isEnabled { take(saved, in: .same) } else { wait(for: saved) }
    }

    final func take(_ saved: String, in language: FormDraft.Language) {
        restoring = language
        defer { restoring = nil }
        Connection.ignoringRequests { restore(saved) }
    }

    /// The language of the value that is filled in now; nil at any other time. Observers of
    /// ``events`` read it before they begin work that only the user may begin.
    public private(set) final var restoring: FormDraft.Language? = nil

    /// The text that the user copies from it: by default the text that is filled in, or the option
    /// that keys act on. Nil without such a text.
    open var copiedText: String? {
        switch input {
        case .text(let input): input.isSecure ? nil : input.text
        case .options(let input): input.count > 0 ? input.text(at: input.marked).printable : nil
        case .none, .press: nil
        }
    }

    /// The keys of the actions on its rows.
    var rowShortcuts: [Shortcut] { [] }

    /// The part of it that belongs to the front end, such as its look.
    @exclusivity(unchecked) package final var frontEndState: AnyObject?

    /// The reasons to give it, or another control, the focus.
    final var focusRequest = FocusRequest()

    /// Its part in the draft of its view.
    final var draft = ControlDraft()

    /// The texts of the front end that shows it, in the language of the user.
    public package(set) final var wording = Wording.english {
        didSet { if wording != oldValue { wordingChanged() } }
    }

    /// Called after ``wording`` has changed.
    open func wordingChanged() {}

    /// The connection of the screen that a front end, or a test's driver, has shown it on last;
    /// weak, since the connection holds the screen, which holds the control.
    final weak var connection: Connection?

    /// No other control has the same, also after this one is released.
    package let serial: Int
    @exclusivity(unchecked) private static var lastSerial = 0

    /// Runs async work that the user has begun with this control. It belongs to the screen that
    /// shows the control, and is cancelled when that leaves. Front ends and a test's driver wait
    /// for it.
    @discardableResult
    public final func begin(_ work: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
        if let connection { return connection.begin(work) }
        let task = Work.begin(work)
        // Cancelled work of a screen that has left begins nothing that goes on.
        if Task.isCancelled { task.cancel() }
        return task
    }

    /// The state text in English.
    public final var stateText: String { stateText(in: .english) }

    /// True if the text beside it says that its value is wrong.
    open var hasError: Bool { !error.isEmpty }

    /// The text that is shown beside it: the error, or the hint if there is no error.
    public final var note: String { note(in: .english) }

    /// The note in this wording.
    open func note(in wording: Wording) -> String { error.isEmpty ? hint : error }

    /// True if a user can do something with it.
    public final var isInteractive: Bool { !input.isNone }

    /// True if it can get the focus now.
    public final var canHaveFocus: Bool { canKeepFocus && !isEmpty }

    /// True if it can keep the focus. A list that has become empty keeps it, since it may fill
    /// again.
    package final var canKeepFocus: Bool { isInteractive && isEnabled && !isHidden }

    /// True if there is nothing in it to act on.
    open var isEmpty: Bool { false }

    /// The whole text that screen readers and plain lines give for it.
    public final var spokenText: String { spokenText(in: .english) }

    /// The spoken text in this wording.
    public final func spokenText(in wording: Wording) -> String {
        let role = wording.text(role)
        let name = [spokenLabel ?? label, role].filter { !$0.isEmpty }.joined(separator: ", ")
        let held = stateText(in: wording)
        let state = isEnabled ? held : [held, wording[.notAvailableNow]].joined(with: ", ")
        return [[name, state].joined(with: ": "), note(in: wording)].joined(with: "; ")
    }

    /// Makes front ends show it again. Call it after each change of its look.
    public final func touch() {
        version += 1
        changes.send()
        updateDraft()
    }
}
