public import WaylineRouting

/// An object that has left the navigation state and is still alive.
public struct Leak: Hashable, Sendable {
    /// The route of its screen or flow.
    public let route: RouteName

    /// The route of its flow; for a coordinator, the same as `route`.
    public let flow: RouteName

    /// The name of its type.
    public let type: String

    /// The file and line of the declaration that made it.
    public let declaration: String
}

extension Leak: CustomStringConvertible {
    public var description: String {
        "\(type) of '\(route)' in '\(flow)', made as declared at \(declaration), has left and is "
            + "still alive: a closure, a binding, a task or another object holds it."
    }
}

/// The place in the source where a screen or a flow is declared, and the types in the declaration.
struct Declaration: Sendable {
    let file: StaticString
    let line: UInt

    /// The type of the screen or of the coordinator.
    let type: Any.Type

    /// The type of its input.
    let input: Any.Type
}

extension Declaration: CustomStringConvertible {
    var description: String { "\(file):\(line)" }
}
