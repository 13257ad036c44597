import Wayline

final class WardCoordinator: Coordinator {
    static let flow = Flow<WardCoordinator>(tabs: .patients, .beds, .staff) {
        FlowScreen(.patients) { _ in PlainScreen() }
        FlowScreen(.beds) { _ in PlainScreen() }
        FlowScreen(.staff) { _ in PlainScreen() }
    }
    .tabsMadeWhenSeen()
    .tab(.staff, while: { $0.isChief })

    let isChief = Observable(false)
}

extension Destination<NoInput, NoOutput> {
    static let patients = Self("patients")
    static let beds = Self("beds")
    static let staff = Self("staff")
}
