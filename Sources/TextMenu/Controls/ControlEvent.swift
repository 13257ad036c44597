/// What a user does to a control.
public enum ControlEvent: Hashable, Sendable, CaseIterable {
    /// A button was pressed.
    case tap

    /// A text, a switch or a choice was changed.
    case change

    /// Something was chosen, or a text was ended with the enter key.
    case submit

    /// The control is the one that keys go to, from now on.
    case focus

    /// The control is no longer the one that keys go to.
    case blur
}
