/// The sample for the navigator by hand: the same screens, the same routes, the same child flow.
@MainActor
final class SampleByHand: CoordinatorByHand {
    private static let flow = FlowByHand(
        "change-password",
        [
            "change-password": { _ in SampleScreenByHand(SampleViewModel()) },
            "help": { _ in SampleScreenByHand(SampleViewModel()) },
            "home": { _ in SampleScreenByHand(SampleViewModel()) },
        ],
        [
            "sign-up": .init(first: "name", make: { SampleChildByHand() }) {
                if let sample = $0 as? SampleByHand { sample.sum &+= $1 }
                return nil
            }
        ])

    private(set) var sum = 0

    var flow: FlowByHand { Self.flow }

    func start() {}

    func stop() {}
}

@MainActor
final class SampleChildByHand: CoordinatorByHand {
    private static let flow = FlowByHand(
        "name", ["name": { _ in SampleScreenByHand(SampleViewModel()) }])

    var flow: FlowByHand { Self.flow }

    func start() {}

    func stop() {}
}

@MainActor
final class SampleScreenByHand: ScreenByHand {
    private let viewModel: SampleViewModel

    init(_ viewModel: SampleViewModel) {
        self.viewModel = viewModel
    }

    func decide(_ route: String) -> DecisionByHand? {
        guard let route = SampleRouter.Route(rawValue: route) else { return nil }
        return SampleRouterByHand().decide(route, viewModel.isExpired)
    }

    func start() {}

    func stop() {}
}

struct SampleRouterByHand {
    func decide(_ route: SampleRouter.Route, _ isExpired: Bool) -> DecisionByHand {
        switch route {
        case .back: .pop
        case .help: .push("help")
        case .login where isExpired: .replace("change-password")
        case .login: .replace("home")
        case .signUp: .start("sign-up")
        }
    }
}
