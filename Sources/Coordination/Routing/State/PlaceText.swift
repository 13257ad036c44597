extension NavigationState: CustomStringConvertible {
    /// The flows, tabs, screens and alerts as a tree, one per line. An upper flow is indented under
    /// the flow that it covers, and the lowest screen of a stack comes first. Secrets are shown as
    /// `•••`. One line for each pending change follows.
    ///
    /// ```text
    /// app
    ///   launch
    ///   home (main)
    ///     tab articles (selected)
    ///       articles
    ///       article id: 7
    ///     tab profile
    ///       profile
    ///     alert "Not saved"
    /// pending after start login: push order
    /// ```
    public var description: String {
        (root.lines + pending.map(\.line)).joined(separator: "\n")
    }
}

extension FlowState {
    /// The lines of the flow and of everything above it.
    fileprivate var lines: [String] {
        var inner: [String] = []
        if hasTabs {
            for (index, tab) in tabs.enumerated() {
                let mark = index == selectedTab ? " (selected)" : ""
                inner.append("tab \(tab.name.rawValue.shownName)\(mark)")
                inner += tab.stack.lines(below: tab.child).indented
            }
        } else {
            inner = stack.lines(below: child)
        }
        if let modal { inner += modal.lines }
        if let alert { inner.append(alert.line) }
        let mark = kind == .root ? "" : " (\(kind.rawValue))"
        return [destination.line(mark: mark)] + inner.indented
    }
}

extension EntryStack {
    fileprivate func lines(below child: FlowState?) -> [String] {
        elements.map { $0.destination.line() } + (child?.lines ?? [])
    }
}

extension [String] {
    fileprivate var indented: [String] { map { "  " + $0 } }
}

extension PendingNavigation {
    fileprivate var line: String {
        "pending" + (waitsAfter.map { " after \($0.redacted)" } ?? "") + ": \(target.shown)"
    }
}

extension NavigationGoal.Target {
    fileprivate var shown: String {
        switch self {
        case .transition(let transition): transition.redacted.description
        case .state(let state, _), .saved(let state, _), .again(let state):
            "to " + state.path.map(\.rawValue.shownName).joined(separator: ", ")
        case .end: "quit"
        }
    }
}

extension PlaceStep {
    /// The route with the parameters, in order of their names.
    fileprivate func line(mark: String = "") -> String {
        let values: String
        do throws(RouteParametersError) {
            values = try parameters.fields().sorted { $0.key < $1.key }
                .map { "\($0.shownName): \($1.shownValue)" }.joined(separator: ", ")
        } catch {
            values = "fault: \("\(error)".shortened.quoted)"
        }
        return route.rawValue.shownName + mark + (values.isEmpty ? "" : " \(values)")
    }
}

extension Alert {
    fileprivate var line: String {
        let said = message.isEmpty ? "" : " message \(message.shortened.quoted)"
        let answers = actions.map(\.title.shortened.quoted).joined(separator: ", ")
        let isPlain = actions == Alert("").actions
        return "alert \(title.shortened.quoted)\(said)" + (isPlain ? "" : " answers \(answers)")
    }
}

extension RouteValue {
    /// The value as a literal. Long texts are cut.
    fileprivate var shownValue: String {
        switch self {
        case .string(let text): text.shortened.quoted
        case .text(let text): "text \(text.shortened.quoted)"
        case .null, .bool, .int, .double, .array, .object, .secret: description.shortened
        }
    }
}

extension String {
    /// The maximum number of scalars of a text in a line.
    private static let longest = 60

    /// The beginning of a long text.
    fileprivate var shortened: String {
        let shown = unicodeScalars.prefix(Self.longest)
        return shown.endIndex == unicodeScalars.endIndex ? self : String(shown) + "…"
    }

    /// The name, in quotes if it is empty or ambiguous.
    fileprivate var shownName: String {
        isEmpty || unicodeScalars.contains { !$0.isInName } ? shortened.quoted : shortened
    }
}

extension Unicode.Scalar {
    fileprivate var isInName: Bool {
        !isControl && !properties.isWhitespace && !"\"\\()[],:•…".unicodeScalars.contains(self)
    }
}
