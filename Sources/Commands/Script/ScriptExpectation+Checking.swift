import Coordination
import TextMenu
import WaylineRouting

@MainActor
extension ScriptExpectation {
    func holds(for driver: FlowDriver) -> Bool {
        switch self {
        case .screen(let route): driver.path.last == route
        case .stack(let routes): driver.path == routes
        case .text(let text): driver.text.contains(text)
        case .noText(let text): !driver.text.contains(text)
        case .alert(let text): driver.alerts.last?.says(text) ?? false
        case .noAlert: driver.alerts.isEmpty
        }
    }

    /// The text that the app shows instead.
    func found(in driver: FlowDriver) -> String {
        switch self {
        case .screen: "the screen '\(driver.path.last?.rawValue ?? "")'"
        case .stack: "the stack '\(driver.path.map(\.rawValue).joined(separator: ","))'"
        case .text: "no such text"
        case .noText: "that text"
        case .alert, .noAlert: driver.alerts.last.map { "the alert '\($0.title)'" } ?? "no alert"
        }
    }

    /// The expectation, in the form that follows "Expected: ".
    nonisolated var text: String {
        switch self {
        case .screen(let route): "the screen '\(route)'"
        case .stack(let routes):
            "the stack '\(routes.map(\.rawValue).joined(separator: ","))'"
        case .text(let text): "the text '\(text)'"
        case .noText(let text): "no text '\(text)'"
        case .alert(let text): "an alert that says '\(text)'"
        case .noAlert: "no alert"
        }
    }
}

extension Alert {
    fileprivate func says(_ text: String) -> Bool {
        title.contains(text) || message.contains(text)
    }
}
