import Binding
import Coordination
import WaylineInterface
import WaylineRouting

/// A flow of one screen that is given, with others to go to.
@MainActor
final class FixedCoordinator: Coordinator {
    static let flow = Flow<FixedCoordinator>("first") {
        FlowScreen("first") { $0.first }
        FlowScreen("next") { $0.next }.onLeave { coordinator, _ in
            coordinator.mayLeave ? .allow : coordinator.objection
        }
        FlowScreen("members") { _ in FixedScreen("Members") }
            .onEnter(
                while: { $0.isMember }, otherwise: .refuse(because: "Your session is over."))
        FlowScreen("slow") { _ in FixedScreen("Slow") }.onEnter { coordinator, _ in
            await coordinator.check()
        }
    }

    let isMember = Observable(true)
    var mayLeave = true
    var objection = Verdict.refuse(because: "Not yet.")
    let door = Door()
    var screen: FixedScreen { first }
    private let first: FixedScreen
    private let next: FixedScreen

    init(_ controls: [Control], next: [Control] = []) {
        first = FixedScreen("First", controls)
        self.next = FixedScreen("Next", next)
    }

    private func check() async -> Verdict {
        await door.pass()
        return .allow
    }
}
