/// A flow's declaration, whatever its coordinator's type.
@MainActor
final class FlowPlan {
    let shape: FlowShape
    @exclusivity(unchecked) private(set) var screens: [RouteID: ScreenPlan] = [:]
    @exclusivity(unchecked) private(set) var children: [RouteID: ChildPlan] = [:]

    init(shape: FlowShape, _ parts: [FlowPart]) {
        self.shape = shape
        for part in parts {
            switch part {
            case .screen(let plan): add(plan, named: plan.route, to: \.screens)
            case .child(let plan): add(plan, named: plan.route, to: \.children)
            }
        }
    }

    var routes: [RouteID] { (screenRoutes + childRoutes).sorted { $0.rawValue < $1.rawValue } }

    var screenRoutes: [RouteID] { screens.keys.sorted { $0.rawValue < $1.rawValue } }

    var childRoutes: [RouteID] { children.keys.sorted { $0.rawValue < $1.rawValue } }

    private func add<Plan>(
        _ plan: Plan, named route: RouteID,
        to plans: ReferenceWritableKeyPath<FlowPlan, [RouteID: Plan]>
    ) {
        let replaced = self[keyPath: plans].updateValue(plan, forKey: route)
        precondition(replaced == nil, "the route '\(route)' is declared twice in a flow")
    }
}

/// A part of a flow, whatever the types in it.
enum FlowPart {
    case screen(ScreenPlan)
    case child(ChildPlan)
}
