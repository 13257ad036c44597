import Wayline

final class WardCoordinator: Coordinator {
    static let flow = Flow<WardCoordinator>(tabs: .patients, .beds, .staff) {
        ScreenRoute(.patients) { _ in PlainScreen() }
        ScreenRoute(.beds) { _ in PlainScreen() }
        ScreenRoute(.staff) { _ in PlainScreen() }
    }
    .tabsMadeWhenSeen()
    .tab(.staff, while: { $0.isChief })

    let isChief = Observable(false)
}

extension RouteID<NoInput> {
    static let patients = Self("patients")
    static let beds = Self("beds")
    static let staff = Self("staff")
}
