public import Wayline

extension App {
    /// A screen that shows the order in which calls of a service have ended, which were made at
    /// once.
    public static let race = App("Race") { _ in RaceCoordinator() }
}

extension Destination<NoInput, NoOutput> {
    static let race = Self("race")
}

final class RaceCoordinator: Coordinator {
    static let flow = Flow<RaceCoordinator>(.race) {
        FlowScreen(.race) { _ in RaceScreen() }
    }
}

final class RaceScreen: ViewScreen {
    let view = RaceView()

    func start() {
        view.run.onTap(self) { [view] _ in
            view.result.text = await Race.run().map { "\($0)" }.joined(separator: ", ")
        }
    }
}

final class RaceView: View {
    let title = "Race"
    let run = Button("Run")
    let result = Label("None has run.")

    var controls: [Control] { [run, result] }
}

enum Race {
    /// The numbers of 20 calls, in the order of their ends.
    @concurrent static func run() async -> [Int] {
        await withTaskGroup { runners in
            for number in 1...20 {
                runners.addTask {
                    await Task.yield()
                    return number
                }
            }
            return await runners.reduce(into: []) { $0.append($1) }
        }
    }
}
