import Coordination
import WaylineRouting

/// A condition that a screen or a child flow of a walk is there under.
struct WalkCondition {
    let route: RouteName

    /// Which of the values it is that must hold.
    let value: Int
    let otherwise: Verdict

    static let valueCount = 2

    static let ofScreens = [
        WalkCondition(route: "held", value: 0, otherwise: .refuse(because: "dark")),
        WalkCondition(route: "led", value: 0, otherwise: .redirect(.push("b"))),
        WalkCondition(route: "led-far", value: 1, otherwise: .redirect(.enter("city"))),
        WalkCondition(route: "led-slowly", value: 1, otherwise: .redirect(.push("slow"))),
        WalkCondition(route: "late", value: 0, otherwise: .after(.present("form"))),
        WalkCondition(route: "later", value: 1, otherwise: .after(.start("city"))),
        WalkCondition(route: "last", value: 0, otherwise: .after(.push("checked"))),
        WalkCondition(route: "asked", value: 1, otherwise: .ask(question)),
    ]

    static let ofFlows = [
        WalkCondition(route: "hut", value: 1, otherwise: .refuse(because: "closed")),
        WalkCondition(route: "club", value: 0, otherwise: .redirect(.enter("city"))),
        WalkCondition(route: "inn", value: 1, otherwise: .after(.present("form"))),
        WalkCondition(route: "den", value: 0, otherwise: .ask(question)),
    ]

    static func at(_ route: RouteName) -> WalkCondition? {
        (ofScreens + ofFlows).first { $0.route == route }
    }

    private static let question = Alert(
        "Stay?", actions: [.init("No"), .init("Go", route: "go"), .yes("Yes")])
}
