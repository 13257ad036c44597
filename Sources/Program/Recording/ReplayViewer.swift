import Binding
import Coordination
import TextMenu
import WaylineApplication
import WaylineExploration
import WaylineInterface
import WaylineRouting
import WaylineText

extension App {
    /// An app that shows the steps of a recording: the arrows go to the step before and after.
    static func viewer(of replay: Replay, at step: Int) -> App {
        App("Replay of \(replay.header.app)") { _ in
            ViewerCoordinator(replay, at: step)
        }
        .storing(in: MemoryStore()).keys(.viewer)
    }
}

extension KeyTable {
    /// The arrows change the step.
    static let viewer: KeyTable = {
        var keys = KeyTable.standard
        keys[.decrease] = [.left, "-"]
        keys[.increase] = [.right, "+"]
        return keys
    }()
}

private final class ViewerCoordinator: Coordinator {
    private static let steps = Destination<NoInput, NoOutput>("steps")

    static let flow = Flow<ViewerCoordinator>(steps) {
        FlowScreen(steps) { owner in ViewerScreen(owner.replay, at: owner.step) }
    }

    let replay: Replay
    let step: Int

    init(_ replay: Replay, at step: Int) {
        (self.replay, self.step) = (replay, step)
    }
}

private final class ViewerScreen: ViewScreen {
    let view: ViewerView
    private let replay: Replay
    private let step: Int
    private var isGoing = false

    init(_ replay: Replay, at step: Int) {
        (self.replay, self.step) = (replay, step)
        view = ViewerView(count: replay.count)
    }

    func start() {
        bind(view.step.publisher(for: .change)) { screen, _ in screen.begin { await $0.go() } }
        view.step.type("\(max(step, 1))")
    }

    /// Goes to the steps that are asked for, one after another.
    private func go() async {
        if isGoing { return }
        isGoing = true
        defer { isGoing = false }
        view.input.text = "Working"
        repeat {
            guard let step = view.step.value else { break }
            do { try await replay.go(to: step) } catch { return view.input.text = "\(error)" }
        } while view.step.value.map { min($0, replay.count) != replay.step } == true
        view.input.text = input
        view.picture.text = replay.screenAndNotes
    }

    /// The input of the step, and whether the recording differs.
    private var input: String {
        if replay.step == 0 { return "The recording has no whole step. The app begins here." }
        let note = replay.firstDifferent.map { " (step \($0) differs from the recording)" }
        return replay.steps[replay.step - 1].shown + (note ?? "")
    }
}

private final class ViewerView: View {
    let title = "Steps"
    let step: Stepper<Int>
    let input = Label("", .strong)
    let picture = ScreenText("")
    var controls: [Control] { [step, input, picture] }

    init(count: Int) {
        step = Stepper("Step, of \(count)", in: 1...max(count, 1))
    }
}

/// The rows of a recorded screen. If there are too many for the terminal, the longest runs of empty
/// rows are shorter.
private final class ScreenText: Control, Drawable {
    var text = "" {
        didSet { touch() }
    }

    override func stateText(in wording: Wording) -> String { text }

    override func lines(in wording: Wording) -> [String] { text.printableLines }

    var fillsHeight: Bool { true }

    func draw(in context: DrawingContext) -> Drawing {
        Drawing(
            rows(atMost: context.height).map { line in
                var row = FrameRow(width: context.width)
                row.add(String(line))
                return row
            })
    }

    private func rows(atMost count: Int) -> [Substring] {
        var rows = text.split(separator: "\n", omittingEmptySubsequences: false)
        while rows.count > count, let gap = Self.longestGap(in: rows) { rows.remove(at: gap) }
        return rows
    }

    /// The last row of the longest run of empty rows.
    private static func longestGap(in rows: [Substring]) -> Int? {
        var (length, longest, last) = (0, 0, Int?.none)
        for (index, row) in rows.enumerated() {
            length = row.allSatisfy { $0 == " " } ? length + 1 : 0
            if length > longest { (longest, last) = (length, index) }
        }
        return last
    }
}
