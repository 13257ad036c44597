public import Coordination

/// What the user sees of a scene, in the order in which it is read. All front ends show this, each in
/// its own way.
@MainActor
public struct Page {
    /// A part of the page, from the top to the bottom.
    public enum Part {
        /// The name of the controls that follow.
        case heading(String)

        /// A control of its own.
        case control(Control)
    }

    /// A tab that can be gone to.
    public struct Tab: Hashable, Sendable {
        /// Its name in the state.
        public let name: RouteID

        /// What the user reads: the title of its first screen.
        public let title: String

        /// Whether it is the one that is shown.
        public let isSelected: Bool
    }

    /// The screens that lead here have these titles, the last one this page's own. Of many, only the
    /// last are there.
    public let trail: [String]

    /// The tabs of the innermost flow that has any.
    public let tabs: [Tab]

    /// From the top to the bottom.
    public let parts: [Part]

    /// The controls that the user can act on, in order.
    public let controls: [Control]

    /// All controls whose changes show: also those that are hidden, and those that hold others. A front
    /// end binds to the changes of these, and reads the page anew when it hears of one.
    public let observed: [Control]
    private let shown: Set<ObjectIdentifier>

    /// What lies over all of it and waits for an answer.
    public let alert: Alert?

    /// Whether there is somewhere to go back to.
    public let canGoBack: Bool

    /// The longest trail.
    private static let longestTrail = 8

    /// What `navigator` shows now; an empty page where it has ended.
    public init(of navigator: Navigator) {
        if navigator.isOver { self.init() } else { self.init(of: navigator, navigator.scene) }
    }

    private init() {
        (trail, tabs, parts, controls, observed) = ([], [], [], [], [])
        (shown, alert, canGoBack) = ([], nil, false)
    }

    private init(of navigator: Navigator, _ scene: Scene) {
        trail = Self.trail(of: scene.state, navigator)
        tabs = Self.tabs(of: scene.state, navigator)
        alert = scene.alert
        canGoBack = scene.alert != nil || scene.state.canGoBack
        let view = (scene.screen as? any ViewScreen)?.content
        parts = view.map { Self.parts(of: $0.controls) } ?? []
        let seen = parts.compactMap { part -> Control? in
            guard case .control(let control) = part else { return nil }
            return control
        }
        controls = seen.filter(\.isInteractive)
        shown = Set(seen.map(ObjectIdentifier.init))
        observed = view.map { Self.all(of: $0.controls) } ?? []
    }

    /// The name of the screen.
    public var title: String { trail.last ?? "" }

    /// All that stands under `controls`, with what sections and child screens are made of.
    private static func parts(of controls: [Control]) -> [Part] {
        controls.filter { !$0.isHidden }.flatMap { (control) -> [Part] in
            switch control.kind {
            case .section(let section):
                return heading(section) + parts(of: section.controls)
            case .container(let container):
                return heading(container)
                    + container.screens.flatMap { parts(of: $0.content.controls) }
            case .label, .textField, .button, .toggle, .choice, .list, .spinner, .progressBar,
                .table, .picture:
                return [.control(control)]
            }
        }
    }

    private static func all(of controls: [Control]) -> [Control] {
        controls.flatMap { (control) -> [Control] in
            switch control.kind {
            case .section(let section): return [control] + all(of: section.controls)
            case .container(let container):
                return [control] + container.screens.flatMap { all(of: $0.content.controls) }
            case .label, .textField, .button, .toggle, .choice, .list, .spinner, .progressBar,
                .table, .picture:
                return [control]
            }
        }
    }

    private static func heading(_ control: Control) -> [Part] {
        control.label.isEmpty ? [] : [.heading(control.label)]
    }
}

extension Page {
    private static func trail(of state: NavigationState, _ navigator: Navigator) -> [String] {
        var titles: [String] = []
        for flow in state.shownFlows.reversed() {
            for entry in flow.stack {
                if titles.count == longestTrail { return titles.reversed() }
                titles.append(navigator.title(of: entry))
            }
        }
        return titles.reversed()
    }

    private static func tabs(of state: NavigationState, _ navigator: Navigator) -> [Tab] {
        guard let flow = state.flowWithTabs else { return [] }
        return flow.tabs.enumerated().map { index, tab in
            let first = tab.stack.reduce(nil) { $1 } as Entry?
            return Tab(
                name: tab.name, title: first.map(navigator.title) ?? tab.name.rawValue,
                isSelected: index == flow.selectedTab)
        }
    }
}

extension ViewScreen {
    /// The view, whatever its type.
    var content: any View { view }
}

extension Navigator {
    /// Whether it has ended: there is nothing to show any more, and a front end is done.
    public var isOver: Bool { screen(of: state.top) == nil }

    /// What the screen of `entry` is called: by its view, or by its route.
    func title(of entry: Entry) -> String {
        (screen(of: entry) as? any ViewScreen)?.content.title ?? entry.route.rawValue
    }
}

extension NavigationState {
    /// The flow whose tabs can be selected. What lies under something presented cannot be reached.
    fileprivate var flowWithTabs: FlowState? {
        for flow in shownFlows.reversed() {
            if !flow.tabs.isEmpty { return flow }
            if flow.kind == .modal { return nil }
        }
        return nil
    }
}

extension Page {
    /// The buttons, in the order of their numbers.
    var buttons: [Button] {
        controls.compactMap { control in
            guard case .button(let button) = control.kind else { return nil }
            return button
        }
    }

    /// The one that a user comes to after `control`, whether or not it can be acted on.
    func control(after control: Control) -> Control? {
        controls.drop { $0 !== control }.dropFirst().first
    }

    func shows(_ control: Control) -> Bool {
        shown.contains(ObjectIdentifier(control))
    }
}

extension Page {
    /// The controls that move by themselves.
    var controlsThatTurn: [Control] {
        parts.compactMap { part in
            guard case .control(let control) = part, control.isTurning else { return nil }
            return control
        }
    }
}
