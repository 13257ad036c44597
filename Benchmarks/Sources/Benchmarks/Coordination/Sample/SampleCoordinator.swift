import Wayline

/// A coordinator as an app would write it: two screens and a child flow with a result.
final class SampleCoordinator: Coordinator {
    static let flow = Flow<SampleCoordinator>("change-password") {
        ScreenRoute("change-password") { _ in SampleScreen(SampleViewModel()) }
        ScreenRoute("home") { _ in SampleScreen(SampleViewModel()) }
        ChildFlow("sign-up") { _ in
            SampleChild()
        } onResult: { coordinator, result in
            if case .finished(let number) = result { coordinator.sum &+= number.number }
            return .stay
        }
    }

    let way = Way()
    private(set) var sum = 0
}

/// A child flow of one screen, which ends with a number.
final class SampleChild: Coordinator {
    static let flow = Flow<SampleChild>("name") {
        ScreenRoute("name") { _ in SampleScreen(SampleViewModel()) }
    }

    let way = Way()

    struct Output: Codable {
        let number: Int
    }
}
