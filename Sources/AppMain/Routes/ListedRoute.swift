package import Wayline
import WaylineCommands

/// A route that a router can be asked for, and its parameters.
package struct ListedRoute: Sendable {
    package let id: RouteName
    package let parameters: [SettingKey]

    var text: String {
        parameters.isEmpty
            ? "\(id)" : "\(id) (\(parameters.map(\.text).joined(separator: ", ")))"
    }

    var json: RouteValue {
        ["id": .string(id.rawValue), "parameters": .array(parameters.map(\.json))]
    }
}
