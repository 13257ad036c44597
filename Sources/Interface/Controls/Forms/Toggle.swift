public import Binding

/// A switch.
///
/// ```swift
/// let sugar = Toggle("Sugar", isOn: true)
/// ```
///
/// ![A switch.](Toggle)
public final class Toggle: Control, PressInput {
    /// Publishes the position each time the user changes it.
    public let isOnPublisher = Signal<Bool>()

    /// The position of the switch. `isOnPublisher` publishes only the changes by the user.
    public var isOn: Bool {
        didSet {
            forgetAwaited()
            if isOn != oldValue { touch() }
        }
    }

    /// Creates a switch of this name.
    public init(_ label: String, isOn: Bool = false) {
        self.isOn = isOn
        super.init(label)
    }

    /// Changes the position, as a user does.
    public func toggle() {
        guard isEnabled else { return }
        isOn.toggle()
        events.send(.change)
        isOnPublisher.send(isOn)
    }

    /// Keeps the switch and `observable` equal, the observable's value first.
    public func bind(bothWays observable: Observable<Bool>) -> AnyCancellable {
        bind(\Toggle.isOn, on: self, isOnPublisher, bothWays: observable)
    }

    public override var saved: String? { isOn ? "on" : "off" }

    public override func restore(_ saved: String) {
        if saved == (isOn ? "off" : "on") { toggle() }
    }

    public override var input: Control.Input { .press(self) }

    public var position: Bool? { isOn }

    /// The same as ``toggle()``.
    public func press() -> Bool {
        toggle()
        return isEnabled
    }

    public override var role: String { "switch" }

    public override func stateText(in wording: Wording) -> String { wording[isOn ? .on : .off] }
}
