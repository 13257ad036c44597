package import WaylineRouting

extension Transition {
    /// The decision for a program: its kind, and the fields of that kind.
    package var value: RouteValue {
        switch self {
        case .stay(let reason):
            Self.value("stay", reason.isEmpty ? [:] : ["reason": .string(reason)])
        case .pushing(let destination): Self.value("push", destination.fields)
        case .replacing(let destination): Self.value("replace", destination.fields)
        case .stack(let destinations):
            Self.value("stack", ["routes": .array(destinations.map { .object($0.fields) })])
        case .pop: Self.value("pop")
        case .poppingTo(let route): Self.value("pop-to", ["route": .string(route.rawValue)])
        case .poppingToEntry(let id): Self.value("pop-to-entry", ["entry": .int(id)])
        case .popToRoot: Self.value("pop-to-root")
        case .presenting(let destination): Self.value("present", destination.fields)
        case .dismiss: Self.value("dismiss")
        case .selecting(let route): Self.value("select", ["route": .string(route.rawValue)])
        case .starting(let destination): Self.value("start", destination.fields)
        case .finish(let result): Self.value("finish", ["parameters": result.value])
        case .unwind: Self.value("unwind")
        case .entering(let destination): Self.value("enter", destination.fields)
        case .alert(let alert): Self.value("alert", ["alert": alert.value])
        case .sequence(let steps):
            Self.value("sequence", ["steps": .array(steps.map(\.value))])
        }
    }

    private static func value(_ kind: String, _ more: [String: RouteValue] = [:]) -> RouteValue {
        .object(more.merging(["kind": .string(kind)]) { $1 })
    }
}

extension Destination {
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
