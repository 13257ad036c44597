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
        case .finish(let result): "finish\(result.text)"
        case .unwind: "unwind"
        case .alert(let alert): "alert \(alert.text)"
        case .sequence(let steps): "sequence (\(steps.map(\.description).joined(separator: "; ")))"
        }
    }
}

extension PlaceStep {
    fileprivate var text: String { "\(route)\(parameters.text)" }
}

extension FlowOutput {
    /// The value with a space before it; empty without one.
    fileprivate var text: String {
        isEmpty ? "" : " \(value.json)"
    }
}

extension RouteParameters {
    /// The parameters with a space before them; empty without parameters.
    fileprivate var text: String {
        isEmpty ? "" : " \(value.json)"
    }

    /// The parameters as an object.
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
        let answers = actions.map(\.text).joined(separator: ", ")
        return actions == Alert("").actions ? said : "\(said) answers \(answers)"
    }
}

extension Alert.Action {
    fileprivate var text: String {
        route.map { "\(title.quoted) -> \($0)" } ?? title.quoted
    }
}
