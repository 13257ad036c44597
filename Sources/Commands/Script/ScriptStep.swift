package import Binding
package import WaylineRouting

/// An action or an expectation of a script.
package enum ScriptStep: Hashable, Sendable {
    case type(String, into: String)
    case submit(String)
    case choose(String)
    case select(String, in: String)
    case filter(String, by: String)
    case act(String, on: String, in: String)
    case sort(String, by: String?, descending: Bool)

    /// Filters the options by the first text, and chooses as Enter does.
    case match(String, in: String)
    case mark(String, in: String)

    /// Moves a row by this number of rows.
    case move(String, by: Int, in: String)
    case back
    case undo
    case redo
    case open(String)
    case wait(SchedulerTime.Stride)
    case show
    case expect(ScriptExpectation)
}

/// An expectation of a script.
package enum ScriptExpectation: Hashable, Sendable {
    case screen(RouteName)
    case stack([RouteName])
    case text(String)
    case noText(String)
    case alert(String)
    case noAlert
}
