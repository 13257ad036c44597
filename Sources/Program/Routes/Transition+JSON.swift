import WaylineRouting

extension Transition {
    /// The decision for a program: its kind, as in its description, and the fields of that kind.
    var value: RouteValue {
        let kind = String(description.prefix { $0 != " " })
        return .object(fields.merging(["kind": .string(kind)]) { $1 })
    }

    private var fields: [String: RouteValue] {
        switch self {
        case .stay(let reason): reason.isEmpty ? [:] : ["reason": .string(reason)]
        case .show(let destination, _): destination.fields
        case .stack(let destinations):
            ["routes": .array(destinations.map { .object($0.fields) })]
        case .popTo(let route), .select(let route): ["route": .string(route.rawValue)]
        case .popToEntry(let id): ["entry": .int(id)]
        case .finish(let result): ["parameters": result.value]
        case .alert(let alert): ["alert": alert.value]
        case .sequence(let steps): ["steps": .array(steps.map(\.value))]
        case .pop, .popToRoot, .dismiss, .unwind: [:]
        }
    }
}

extension PlaceStep {
    fileprivate var fields: [String: RouteValue] {
        ["route": .string(route.rawValue), "parameters": parameters.value]
    }
}

extension Alert {
    fileprivate var value: RouteValue {
        let actions = actions.map { action in
            RouteValue.object([
                "title": .string(action.title),
                "route": action.route.map { .string($0.rawValue) } ?? .null,
            ])
        }
        return [
            "title": .string(title), "message": .string(message), "actions": .array(actions),
        ]
    }
}
