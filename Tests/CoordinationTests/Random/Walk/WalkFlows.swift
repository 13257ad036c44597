import Coordination
import WaylineRouting

/// The screens and child flows of all flows of a walk, as the model knows them.
enum WalkFlows {
    static let plain: [RouteName] = ["a", "b", "c"]

    /// Those that are guarded when they are entered: at once, and after a time.
    static let checked: RouteName = "checked"
    static let slow: RouteName = "slow"

    /// Those that are guarded when they are left: at once, and after a time.
    static let kept: RouteName = "kept"
    static let slowlyKept: RouteName = "slowly-kept"

    /// One that is guarded when a condition no longer holds.
    static let sworn: RouteName = "sworn"

    /// One that cannot be made.
    static let broken: RouteName = "broken"

    /// One that finishes with a result.
    static let form: RouteName = "form"

    /// A child flow of one stack, guarded when it is begun, and one of tabs.
    static let tour: RouteName = "tour"
    static let city: RouteName = "city"

    static let screens =
        plain + [checked, slow, kept, slowlyKept, sworn, broken, form]
        + WalkCondition.ofScreens.map(\.route)
    static let children = [tour, city] + WalkCondition.ofFlows.map(\.route)

    /// The names in the order in which errors list them.
    static func listed(_ routes: [RouteName]) -> [RouteName] {
        routes.sorted { $0.rawValue < $1.rawValue }
    }

    static func shape(of destination: PlaceStep) -> FlowShape {
        switch destination.route {
        case city: tabs
        case let route where children.contains(route):
            .stack([PlaceStep("a"), PlaceStep("b")])
        default: .stack([destination])
        }
    }

    static let tabs = FlowShape.tabs(plain.map { PlaceStep($0, .none) })
}

/// The reason why the broken screen cannot be made.
struct Breakage: Error, CustomStringConvertible {
    let description = "it is broken"
}

/// The result of a child flow of a walk.
struct Harvest: Codable, Hashable, Sendable {
    let value: Int
}
