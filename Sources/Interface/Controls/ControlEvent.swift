public import WaylineStreams

/// An action of a user on a control.
public enum ControlEvent: Hashable, Sendable, CaseIterable {
    /// A button was pressed.
    case tap

    /// A text, a switch, a choice, a filter or an order was changed.
    case change

    /// A row was chosen, or Enter was pressed in a text.
    case submit

    /// The control got the focus: keys go to it from now on.
    case focus

    /// The control lost the focus.
    case blur
}

extension Control {
    /// Publishes each `event`.
    public func publisher(for event: ControlEvent) -> some Publisher<ControlEvent, Never> {
        events.filter { $0 == event }
    }
}
