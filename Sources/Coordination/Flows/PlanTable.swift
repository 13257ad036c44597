import WaylineRouting

/// A declaration that is found by its route: a screen's or a child flow's.
protocol RoutePlan: AnyObject, Sendable {
    var route: RouteName { get }
    var declaration: Declaration { get }
    var migrations: [Migration] { get }
}

/// The declarations of a flow, in order of their routes.
///
/// A dictionary would find them as fast, but its type is made at run time, which takes more
/// instructions than all declarations of a flow.
struct PlanTable<Plan: RoutePlan>: Sendable {
    private(set) var plans: [Plan] = []

    var routes: [RouteName] { plans.map(\.route) }

    /// The declaration of this route; nil if there is none.
    subscript(route: RouteName) -> Plan? {
        let index = index(of: route)
        return index < plans.count && plans[index].route == route ? plans[index] : nil
    }

    /// Adds a declaration. Traps if there is another one of its route.
    mutating func insert(_ plan: Plan) {
        let index = index(of: plan.route)
        if index < plans.count, plans[index].route == plan.route {
            let (first, second) = (plans[index].declaration, plan.declaration)
            preconditionFailure(
                "the route '\(plan.route)' is declared twice in a flow: at \(first) and at "
                    + "\(second). Remove one of them, or give it another route",
                file: second.file, line: second.line)
        }
        plans.insert(plan, at: index)
    }

    /// Returns the number of declarations whose routes come before `route`.
    private func index(of route: RouteName) -> Int {
        var (low, high) = (0, plans.count)
        while low < high {
            let middle = (low + high) / 2
            if plans[middle].route.rawValue < route.rawValue {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low
    }
}
