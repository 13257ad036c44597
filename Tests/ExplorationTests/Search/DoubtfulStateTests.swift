import ScreenSupport
import Wayline
import WaylineExploration
import XCTest

/// A part that cannot be left is told, also if a limit of tries leaves some of its moves open.
@MainActor
final class DoubtfulStateTests: XCTestCase {
    func testTheOpenMovesOfAPartWithoutAWayHomeAreTried() async throws {
        let found = try await exploration(of: 40).run()
        XCTAssertEqual(found.problems.map(\.text), ["no way leads from 'maze' to 'home'"])
        XCTAssertTrue(found.isComplete)
    }

    func testAWayHomeThatIsOnlyBehindManyTriesIsFound() async throws {
        let found = try await exploration(of: 40, exit: 35).run()
        XCTAssertEqual(found.problems, [])
        XCTAssertTrue(found.coverage.seen.contains("screen home"))
    }

    func testAPartWithoutAnEndIsToldAsFarAsItWasTried() async throws {
        let found = try await exploration(of: .max).run()
        XCTAssertEqual(
            found.problems.map(\.text),
            ["no way leads from 'maze' to 'home', as far as was tried"])
        XCTAssertEqual(found.problems.map(\.kind), [.noWayHome])
        XCTAssertEqual(found.limit, .triesOfAKind)
        XCTAssertLessThan(found.steps, 1_000)
    }

    func testAPartFromWhichAStepOfTheSameKindHasLedHomeIsLeftOpen() async throws {
        let found = try await exploration(of: .max, hasHome: true).run()
        XCTAssertEqual(found.problems, [])
        XCTAssertEqual(found.limit, .triesOfAKind)
        XCTAssertTrue(
            found.open.contains { $0.hasPrefix("maze: choose 'Home': ") }, "\(found.open)")
    }

    func testAPropertyThatWasNotSeenIsNoProblemIfTheLimitOfTriesIsReached() async throws {
        let inputs = ExplorationInputs<Void>().sometimes("the maze ends") { _ in false }
        let found = try await exploration(of: .max, hasHome: true, inputs).run()
        XCTAssertEqual(found.problems, [])
        XCTAssertTrue(found.coverage.missing.contains { $0.contains("the maze ends") })
    }

    private func exploration(
        of count: Int, exit: Int? = nil, hasHome: Bool = false,
        _ inputs: ExplorationInputs<Void> = ExplorationInputs()
    ) -> Exploration<Void> {
        let maze = Maze(count: count, exit: exit, hasHome: hasHome)
        return Exploration(
            of: App("Maze") { _ in MazeCoordinator(maze) }, inputs: inputs.home("home"))
    }
}

private struct Maze {
    /// The number of steps that lead on.
    let count: Int

    /// The step that leads home; nil if none does.
    let exit: Int?

    /// True if a button leads home.
    let hasHome: Bool
}

private final class MazeCoordinator: Coordinator {
    static let flow = Flow<MazeCoordinator>("maze") {
        FlowScreen("maze") { MazeScreen($0.maze) }
        FlowScreen("home") { _ in HomeScreen() }
    }

    let maze: Maze

    init(_ maze: Maze) { self.maze = maze }
}

private struct MazeRouter: Router {
    enum Route: String, CaseIterable { case home }

    func decide(_ route: Route, _ facts: NoFacts, _ context: RouteContext) -> Transition {
        .push(Destination<NoInput, NoOutput>("home"))
    }
}

private final class MazeScreen: ViewScreen {
    typealias Routes = MazeRouter
    let view: MazeView
    private let maze: Maze
    private var steps = 0

    init(_ maze: Maze) {
        self.maze = maze
        view = MazeView(hasHome: maze.hasHome)
    }

    func start() {
        bind(view.home, to: .home)
        view.next.onTap(self) { $0.goOn() }
    }

    private func goOn() {
        guard steps != maze.exit else {
            perform(.home)
            return
        }
        steps = min(steps + 1, maze.count)
        view.place.text = "Room \(steps)"
    }
}

private final class MazeView: View {
    let title = "Maze"
    let place = Label("Room 0")
    let next = Button("Next")
    let home = Button("Home")

    init(hasHome: Bool) { home.isHidden = !hasHome }

    var controls: [Control] { [place, next, home] }
}

private final class HomeScreen: ViewScreen {
    let view = HomeView()
}

private final class HomeView: View {
    let title = "Home"
    let controls: [Control] = [Label("You are at home.")]
}
