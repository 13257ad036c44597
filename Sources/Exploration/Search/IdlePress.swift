import Coordination
import WaylineInterface

/// A press of a button that was shown and enabled, and has certainly done nothing.
struct IdlePress: Hashable, Sendable {
    /// The proof that nothing was done.
    enum Reason: String, Sendable {
        /// No observer and no action was bound to the button.
        case unbound = "no action is bound to it"

        /// The button of a placeholder has not run its request, which has failed.
        case noRetry = "it does not run the request that has failed"
    }

    let button: String

    /// The type of the screen. Several routes can have it.
    let screen: String
    let reason: Reason

    /// The idle presses of the button of this name, on the page that `navigator` shows.
    @MainActor
    static func take(on navigator: Navigator, named name: String) -> [IdlePress] {
        if navigator.isOver { return [] }
        let screen = "\(type(of: navigator.screen))"
        return Page(controlsOf: navigator).observed.compactMap { control in
            guard let (button, reason) = idleButton(of: control), button.name == name else {
                return nil
            }
            return IdlePress(button: button.name, screen: screen, reason: reason)
        }
    }

    @MainActor
    private static func idleButton(of control: Control) -> (button: Control, reason: Reason)? {
        switch control {
        case let button as Button: button.takeIdlePress() ? (button, .unbound) : nil
        case let placeholder as Placeholder:
            placeholder.takeIdleRetry() ? (placeholder.retry, .noRetry) : nil
        default: nil
        }
    }
}
