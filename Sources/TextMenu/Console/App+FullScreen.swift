public import WaylineApplication

extension App {
    /// Returns the app with these keys on the full screen.
    public func keys(_ keys: KeyTable) -> App { setting(keys) }

    /// Returns the app with these themes for the full screen, beside the built-in
    /// `dark` and `light`. `AppContext.theme` chooses one by its name.
    ///
    /// A theme of the name `dark` or `light` replaces the built-in one. If the user follows the
    /// terminal, its texts stand on the terminal's own background.
    public func themes(_ themes: [ColourTheme]) -> App {
        let names = themes.map(\.name)
        precondition(
            Set(names).count == names.count && !names.contains(AppContext.autoTheme),
            "each theme needs a name of its own, other than 'auto': \(names)")
        return setting(themes)
    }

    /// The themes that can be chosen.
    package var allThemes: [ColourTheme] {
        let own = frontEnds[[ColourTheme].self] ?? []
        return ColourTheme.allCases.filter { theme in own.allSatisfy { $0.name != theme.name } }
            + own
    }

    package var keyTable: KeyTable { frontEnds[KeyTable.self] ?? .standard }
}

extension RunningApp {
    /// The keys of the app on the full screen.
    var keyTable: KeyTable { frontEnds[KeyTable.self] ?? .standard }
}

extension LaunchOptions {
    /// Lets the full screen use the mouse.
    public var hasMouse: Bool {
        get { frontEnds[MouseUse.self] != MouseUse.none }
        set { frontEnds[MouseUse.self] = newValue ? nil : MouseUse.none }
    }
}

/// The setting of a run whose terminal handles the mouse.
private enum MouseUse: Sendable { case none }
