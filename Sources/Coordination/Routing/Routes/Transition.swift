/// A router's decision, as a value. It has no effect until it is applied to a navigation state.
///
/// It applies to the flow that the user is in. In a sequence, ``unwind`` goes back to the root flow
/// first.
///
/// ```swift
/// let decision = Transition.push(.article, ArticleInput(id: 7))
/// let fromAnywhere = Transition.sequence([.unwind, decision])
/// let state = try NavigationState(root: "home").applying(fromAnywhere)
/// XCTAssertEqual(state.top.parameters["id"], 7)
/// ```
public enum Transition: NonisolatedValue, Hashable, Codable {
    /// Stay here, for a reason that the screen can show.
    case stay(because: String)

    /// Show a screen or begin a flow. `.push(.manual)` makes this case.
    case show(PlaceStep, by: Way)

    /// Replace all screens of the flow with these, the last on top.
    case stack([PlaceStep])

    /// Go back by one screen. From the first screen of a child flow, leave the flow.
    case pop

    /// Go back to the screen of this route, the uppermost if there are several. If it is on top
    /// already, nothing changes.
    case popTo(name: RouteName)

    /// Go back to the screen at the entry of this number, and leave the flows above it. If it is on
    /// top already, nothing changes.
    case popToEntry(Int)

    /// Go back to the first screen of the flow. If it is on top already, nothing changes.
    case popToRoot

    /// Close the alert; without one, dismiss what was presented last.
    case dismiss

    /// Show the tab of this name, with the screens that it had. If it is shown already, nothing
    /// changes.
    case select(name: RouteName)

    /// End the flow with a result.
    case finish(with: FlowOutput)

    /// Close everything above the root flow in the current tab. In a sequence, the next steps then
    /// apply to the root flow.
    ///
    /// A transition that works from anywhere, e.g. of a link, begins with it. The result of the
    /// flows that end is `.cancelled`. If nothing is above the root flow, nothing changes.
    case unwind

    /// Ask or tell the user something.
    case alert(Alert)

    /// Do these in order, all or none.
    case sequence([Transition])
}

extension Transition {
    /// Stay here.
    public static var stay: Transition { .stay(because: "") }

    /// End the flow without a result. To return one, use ``Router/finish(_:)``.
    public static var finish: Transition { .finish(with: FlowOutput(NoOutput())) }

    /// End the flow with a result whose fields come by name, e.g. from a link.
    public static func finish(with parameters: RouteParameters) -> Transition {
        .finish(with: FlowOutput(parameters))
    }

    /// Go back to this screen, the uppermost if there are several.
    public static func popTo<Input, Output>(
        _ destination: Destination<Input, Output>
    ) -> Transition {
        .popTo(name: destination.name)
    }

    /// Go back to the screen at this entry, one of the state's ``NavigationState/waysBack``.
    public static func popTo(_ entry: NavigationEntry) -> Transition {
        .popToEntry(entry.id)
    }

    /// Show the tab of this name, with the screens that it had.
    public static func select(_ tab: Destination<NoInput, NoOutput>) -> Transition {
        .select(name: tab.name)
    }

    /// Show the message of a failure in an alert; stay if the message is nil.
    public static func failure(_ message: String?) -> Transition {
        message.map { .alert(Alert($0)) } ?? .stay
    }
}

/// The transitions to a screen or a flow.
extension Transition {
    /// Show this on top of what is shown now.
    public static var push: Way { .push }

    /// Replace the screen on top with this.
    public static var replace: Way { .replace }

    /// Replace all screens of the flow with this.
    public static var root: Way { .root }

    /// Show this over the flow until it is dismissed.
    public static var present: Way { .present }

    /// Begin a child flow.
    public static var start: Way { .start }

    /// Close everything above the root flow, and begin this child flow of it. The user cannot go
    /// back out of this flow.
    ///
    /// If it is shown already with the same parameters, it and its tabs stay, and only the flows
    /// above it end. A link can use this from anywhere.
    public static var enter: Way { .enter }

    /// A way to show a screen or to begin a flow. It is called like a function: with a destination
    /// that needs no input, with a destination and its input, or with a name and parameters.
    public enum Way: String, Codable, Sendable {
        /// On top of what is shown now.
        case push

        /// In place of the screen on top.
        case replace

        /// In place of all screens of the flow.
        case root

        /// Over the flow, until it is dismissed.
        case present

        /// As a child flow.
        case start

        /// As a child flow of the root flow. Everything above the root flow ends.
        case enter

        /// Returns the transition to a screen or a flow that needs no input.
        public func callAsFunction<Output>(
            _ destination: Destination<NoInput, Output>
        ) -> Transition {
            .show(PlaceStep(destination), by: self)
        }

        /// Returns the transition to a screen or a flow with the input that it declares.
        public func callAsFunction<Input, Output>(
            _ destination: Destination<Input, Output>, _ input: Input
        ) -> Transition {
            .show(PlaceStep(destination, input), by: self)
        }

        /// Returns the transition to a screen or a flow whose name and parameters come as text,
        /// e.g. from a link.
        public func callAsFunction(
            _ route: RouteName, _ parameters: RouteParameters
        ) -> Transition {
            .show(PlaceStep(route, parameters), by: self)
        }

        @available(*, unavailable, message: "pass the input that the destination needs after it")
        public func callAsFunction<Input, Output>(
            _ destination: Destination<Input, Output>
        ) -> Transition { .stay }
    }
}

extension Transition {
    /// Returns the transition with `change` applied to each place that it shows.
    package func replacingPlaces(_ change: (PlaceStep) -> PlaceStep) -> Transition {
        switch self {
        case .show(let destination, let way): .show(change(destination), by: way)
        case .stack(let destinations): .stack(destinations.map(change))
        case .sequence(let transitions): .sequence(transitions.map { $0.replacingPlaces(change) })
        case .stay, .pop, .popTo, .popToEntry, .popToRoot, .dismiss, .select, .finish, .unwind,
            .alert:
            self
        }
    }

    /// The transition with every secret taken out, for logs.
    public var redacted: Transition {
        switch self {
        case .show(let destination, let way): .show(destination.redacted, by: way)
        case .stack(let destinations): .stack(destinations.map(\.redacted))
        case .finish(let result): .finish(with: result.redacted)
        case .sequence(let transitions): .sequence(transitions.map(\.redacted))
        case .stay, .pop, .popTo, .popToEntry, .popToRoot, .dismiss, .select, .unwind, .alert: self
        }
    }
}
