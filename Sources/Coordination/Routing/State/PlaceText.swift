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
        ([PlaceText(of: root).text] + pending.map(\.line)).joined(separator: "\n")
    }
}

/// The lines of a tree of flows.
private struct PlaceText {
    private var lines: [String] = []

    init(of root: FlowState) {
        add(root, 0)
    }

    var text: String { lines.joined(separator: "\n") }

    private mutating func add(_ flow: FlowState, _ level: Int) {
        let mark = flow.kind == .root ? "" : " (\(flow.kind.rawValue))"
        add(flow.destination.line(mark: mark), level)
        if flow.hasTabs {
            for (index, tab) in flow.tabs.enumerated() {
                let mark = index == flow.selectedTab ? " (selected)" : ""
                add("tab \(tab.name.rawValue.shownName)\(mark)", level + 1)
                add(tab.stack, tab.child, level + 2)
            }
        } else {
            add(flow.stack, flow.child, level + 1)
        }
        if let modal = flow.modal { add(modal, level + 1) }
        if let alert = flow.alert { add(alert.line, level + 1) }
    }

    private mutating func add(_ stack: EntryStack, _ child: FlowState?, _ level: Int) {
        for entry in stack.elements { add(entry.destination.line(), level) }
        if let child { add(child, level) }
    }

    private mutating func add(_ line: String, _ level: Int) {
        lines.append(String(repeating: "  ", count: level) + line)
    }
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
