package import Binding
package import Coordination
package import WaylineInterface
import WaylineRouting

/// A flow of one screen that is given, with others to go to.
@MainActor
package final class FixedCoordinator: Coordinator {
    package static let flow = Flow<FixedCoordinator>("first") {
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

    package let isMember = Observable(true)
    package var mayLeave = true
    package var objection = Verdict.refuse(because: "Not yet.")
    package let door = Door()
    package var screen: FixedScreen { first }
    private let first: FixedScreen
    package let next: FixedScreen

    package init(_ controls: [Control], next: [Control] = []) {
        first = FixedScreen("First", controls)
        self.next = FixedScreen("Next", next)
    }

    private func check() async -> Verdict {
        await door.pass()
        return .allow
    }
}
