import Coordination
import WaylineInterface

/// The names of controls by the properties of their views, such as `email` or `newPassword.again`.
/// They are the same in all languages.
@MainActor
struct PropertyNames {
    /// The most properties in a name.
    private static let mostProperties = 3

    private var names: [ObjectIdentifier: String] = [:]

    nonisolated init() {}

    /// The names of the controls of the screen on top, and of its child screens.
    init(of navigator: Navigator) {
        if let screen = navigator.scene.screen as? any ViewScreen { add(screen) }
    }

    subscript(control: Control) -> String? { names[ObjectIdentifier(control)] }

    private mutating func add(_ screen: some ViewScreen) {
        add(propertiesOf: screen.view, [])
    }

    private mutating func add(propertiesOf value: Any, _ path: [String]) {
        for (label, child) in Mirror(reflecting: value).children {
            guard let label else { continue }
            // An optional has its value under this label.
            add(child, label == "some" ? path : path + [label])
        }
    }

    private mutating func add(_ value: Any, _ path: [String]) {
        guard let control = value as? Control else {
            if path.count < Self.mostProperties { add(propertiesOf: value, path) }
            return
        }
        names[ObjectIdentifier(control)] = path.joined(separator: ".")
        for screen in (control as? Container)?.screens ?? [] { add(screen) }
    }
}
