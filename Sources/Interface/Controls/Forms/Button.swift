public import Binding

/// A button that the user presses to start an action.
///
/// ```swift
/// let order = Button("Order", isDefault: true)
/// let cancel = Button("Cancel")
/// ```
///
/// ![Two buttons.](Button)
public final class Button: Control, PressInput {
    /// Publishes each press.
    public let tapPublisher = Signal<Void>()

    /// True while the work of the last press is under way. The button cannot be pressed meanwhile.
    public private(set) var isWorking = false {
        didSet { if isWorking != oldValue { touch() } }
    }

    /// True if Enter in the form's last field presses it, too.
    public var isDefault = false {
        didSet { if isDefault != oldValue { touch() } }
    }

    /// Begins the work of a press; returns nil if there is nobody to do it.
    private var start: (@MainActor (Button) -> Task<Void, Never>?)?
    private var work: Task<Void, Never>?

    /// True if the last press has reached nobody.
    private var isLastPressIdle = false

    public let key: KeyEquivalent?

    /// Creates a button of this name, which the `key` presses, too. If it `isDefault`, Enter in the
    /// form's last field presses it, too.
    public init(_ label: String, key: KeyEquivalent? = nil, isDefault: Bool = false) {
        self.key = key
        self.isDefault = isDefault
        super.init(label)
    }

    /// Runs `action` with each press, and passes it `owner`, which is held weakly:
    /// `button.onTap(self) { await $0.save() }`.
    ///
    /// `action` runs at once up to its first suspension. Further presses do nothing until it is
    /// done. It belongs to the screen that shows the button, and is cancelled when that screen
    /// closes.
    public func onTap<Owner: AnyObject>(
        _ owner: Owner, _ action: @escaping @MainActor (Owner) async -> Void
    ) {
        start = { [weak owner] button in
            guard let owner else { return nil }
            return button.begin { [weak button] in
                await action(owner)
                button?.isWorking = false
            }
        }
    }

    /// An action without an owner.
    @available(*, unavailable, message: "pass the owner of the action: onTap(self) { $0.save() }")
    public func onTap(_ action: @escaping @MainActor () async -> Void) {}

    /// Presses the button, as a user does. Returns whether it could be pressed.
    @discardableResult
    public func tap() -> Bool {
        guard isEnabled, !isWorking else { return false }
        isWorking = start != nil
        isLastPressIdle = !isBound
        events.send(.tap)
        tapPublisher.send()
        work = start?(self)
        if work == nil { isWorking = false }
        return true
    }

    /// Returns whether the last press has reached no observer and no action, and forgets it.
    package func takeIdlePress() -> Bool {
        defer { isLastPressIdle = false }
        return isLastPressIdle
    }

    /// True if a press reaches an observer or an action. A page that notes the presses of its
    /// default buttons does not count.
    private var isBound: Bool {
        if start != nil || tapPublisher.hasObservers { return true }
        return events.hasObservers
            && (!focusRequest.notesPresses || events.bindingSites.count > 1)
    }

    /// Cancels the running work.
    public func cancel() {
        work?.cancel()
    }

    public override var input: Control.Input { .press(self) }

    /// The same as ``tap()``.
    public func press() -> Bool { tap() }

    public var hasNumber: Bool { true }

    public override var role: String { "button" }

    public override func stateText(in wording: Wording) -> String {
        isWorking ? wording[.working] : ""
    }

    /// Plain lines do not print finished work.
    public override func news(in wording: Wording) -> [String] {
        [label, hint, error, isEnabled ? "" : "disabled"]
    }
}
