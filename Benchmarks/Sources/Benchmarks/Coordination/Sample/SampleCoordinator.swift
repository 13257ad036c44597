import Wayline

/// A coordinator as an app would write it: three screens and a child flow with a result.
final class SampleCoordinator: Coordinator {
    static let flow = Flow<SampleCoordinator>(.changePassword) {
        FlowScreen(.changePassword) { _ in SampleScreen(SampleViewModel()) }
        FlowScreen(.help) { _ in SampleScreen(SampleViewModel()) }
        FlowScreen(.home) { _ in SampleScreen(SampleViewModel()) }
        ChildFlow(.signUp) { _ in
            SampleChild()
        } onResult: { coordinator, result in
            if case .finished(let number) = result { coordinator.sum &+= number.number }
            return .stay
        }
    }

    private(set) var sum = 0
}

/// A child flow of one screen, which ends with a number.
final class SampleChild: Coordinator {
    static let flow = Flow<SampleChild>(.name) {
        FlowScreen(.name) { _ in SampleScreen(SampleViewModel()) }
    }

    struct Output: Codable {
        let number: Int
    }
}

extension Destination<NoInput, NoOutput> {
    static let changePassword = Self("change-password")
    static let help = Self("help")
    static let home = Self("home")
    static let name = Self("name")
}

extension Destination<NoInput, SampleChild.Output> {
    static let signUp = Self("sign-up")
}
