public import WaylineApplication

extension App {
    /// Returns the app with these keys on the full screen.
    public func keys(_ keys: KeyTable) -> App { setting(keys) }

    package var keyTable: KeyTable { frontEnds[KeyTable.self] ?? .standard }
}

extension LaunchOptions {
    /// The theme of the full screen; nil for that of the terminal's background.
    public var theme: ColourTheme? {
        get { frontEnds[ColourTheme.self] }
        set { frontEnds[ColourTheme.self] = newValue }
    }

    /// Lets the full screen use the mouse.
    public var hasMouse: Bool {
        get { frontEnds[MouseUse.self] != MouseUse.none }
        set { frontEnds[MouseUse.self] = newValue ? nil : MouseUse.none }
    }
}

/// The setting of a run whose terminal handles the mouse.
private enum MouseUse: Sendable { case none }
