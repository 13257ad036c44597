extension Transition: CustomStringConvertible {
    /// The decision in one line, such as `push article {"id":7}`.
    public var description: String {
        switch self {
        case .stay(let reason): reason.isEmpty ? "stay" : "stay \(reason.quoted)"
        case .show(let destination, let way): "\(way.rawValue) \(destination.text)"
        case .stack(let destinations):
            "stack \(destinations.map(\.text).joined(separator: ", "))"
        case .pop: "pop"
        case .popTo(let route): "pop-to \(route)"
        case .popToEntry(let id): "pop-to-entry \(id)"
        case .popToRoot: "pop-to-root"
        case .dismiss: "dismiss"
        case .select(let route): "select \(route)"
        case .finish(let result): result.isEmpty ? "finish" : "finish \(result.value.json)"
        case .unwind: "unwind"
        case .alert(let alert): "alert \(alert.text)"
        case .sequence(let steps): "sequence (\(steps.map(\.description).joined(separator: "; ")))"
        }
    }
}

extension PlaceStep {
    fileprivate var text: String {
        parameters.isEmpty ? "\(route)" : "\(route) \(parameters.value.json)"
    }
}

extension RouteParameters {
    /// The parameters as an object; for a fault, its text.
    package var value: RouteValue {
        do throws(RouteParametersError) {
            return .object(try fields())
        } catch {
            return .object(["fault": .string("\(error)")])
        }
    }
}

extension Alert {
    fileprivate var text: String {
        let said = message.isEmpty ? title.quoted : "\(title.quoted) message \(message.quoted)"
        if actions == Alert("").actions { return said }
        let answers = actions.map { action in
            action.title.quoted + (action.route.map { " -> \($0)" } ?? "")
        }
        return "\(said) answers \(answers.joined(separator: ", "))"
    }
}
