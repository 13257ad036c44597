import WaylineRouting

/// The lines of a flow, as a ``FlowBuilder`` collects them.
///
/// They do not depend on the type of the flow's coordinator: for a generic type, the runtime would
/// look for the conformances of each coordinator.
public struct FlowLines: Sendable {
    private enum Content {
        case line(FlowLine)
        case lists([FlowLines])
    }

    private let content: Content

    init(_ line: FlowLine) {
        content = .line(line)
    }

    init(_ lists: [FlowLines]) {
        content = .lists(lists)
    }

    /// Calls `body` with each line, in order.
    func forEach(_ body: (FlowLine) -> Void) {
        switch content {
        case .line(let line): body(line)
        case .lists(let lists): for lines in lists { lines.forEach(body) }
        }
    }
}

/// One line of a flow, independent of its coordinator's type.
final class FlowLine: Sendable {
    enum Content {
        case screen(ScreenPlan)
        case flow(ChildPlan)
    }

    let content: Content
    private let givenTitle: String?

    init(_ content: Content, title: String? = nil) {
        self.content = content
        givenTitle = title
    }

    var title: String { givenTitle ?? route.rawValue }

    var route: RouteName {
        switch content {
        case .screen(let plan): plan.route
        case .flow(let plan): plan.route
        }
    }

    var transition: Transition {
        switch content {
        case .screen(let plan): .push(plan.route, .none)
        case .flow(let plan): .start(plan.route, .none)
        }
    }
}
