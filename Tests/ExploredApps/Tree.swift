public import Wayline

extension App {
    /// A tree of `count` screens, of which each leads to at most four others.
    public static func tree(of count: Int) -> App {
        App("Tree") { _ in
            TreeCoordinator.show(count)
            return TreeCoordinator()
        }
    }
}

extension Destination<NoInput, NoOutput> {
    fileprivate static func branch(_ number: Int) -> Self { Self(RouteName(rawValue: "\(number)")) }
}

private final class TreeCoordinator: Coordinator {
    /// The flow of the tree that was made last. It is made only once.
    static var flow = Flow<TreeCoordinator>(.branch(0)) {}

    private static var count = 0

    static func show(_ count: Int) {
        if count == self.count { return }
        self.count = count
        flow = Flow(.branch(0)) {
            for number in 0..<count {
                FlowScreen(.branch(number)) { _ in BranchScreen(number, of: count) }
            }
        }
    }
}

private struct BranchRouter: Router {
    enum Route: String, CaseIterable { case first, second, third, fourth }

    struct Facts: RouterFacts {
        var number = 0
    }

    func decide(_ route: Route, _ facts: Facts, _ context: RouteContext) -> Transition {
        let first = facts.number * Route.allCases.count + 1
        return .push(.branch(first + (Route.allCases.firstIndex(of: route) ?? 0)))
    }
}

private final class BranchScreen: ViewScreen {
    typealias Routes = BranchRouter
    let view: BranchView
    let facts: BranchRouter.Facts

    init(_ number: Int, of count: Int) {
        facts = BranchRouter.Facts(number: number)
        let first = number * BranchRouter.Route.allCases.count + 1
        let last = min(first + BranchRouter.Route.allCases.count, count)
        view = BranchView(number, branches: Array(min(first, last)..<last))
    }

    func start() {
        for (branch, route) in zip(view.branches, BranchRouter.Route.allCases) {
            bind(branch, to: route)
        }
    }
}

private final class BranchView: View {
    let title: String
    let branches: [Button]

    init(_ number: Int, branches: [Int]) {
        title = "Branch \(number)"
        self.branches = branches.map { Button("Branch \($0)") }
    }

    var controls: [Control] { branches }
}
