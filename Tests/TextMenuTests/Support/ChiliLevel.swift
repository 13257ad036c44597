import Binding
import TextMenu
import WaylineInterface

/// A control of an app's own: four levels, which `+` and `-` change. It needs only public symbols.
final class ChiliLevel: Control, OptionInput, Drawable {
    private static let titles = ["none", "mild", "hot", "fiery"]

    /// Publishes each level that the user chooses.
    let levelPublisher = Signal<Int>()

    var level = 0 {
        didSet { if level != oldValue { touch() } }
    }

    override var role: String { "chili level" }

    var isLabelled: Bool { true }

    override var input: Control.Input { .options(self) }

    override func stateText(in wording: Wording) -> String { Self.titles[level] }

    override var saved: String? { "\(level)" }

    override func restore(_ saved: String) {
        if let index = Int(saved) { choose(at: index) }
    }

    var count: Int { Self.titles.count }

    func title(at index: Int) -> String { Self.titles[index] }

    func isChosen(at index: Int) -> Bool { index == level }

    func choose(at index: Int) {
        guard isEnabled, Self.titles.indices.contains(index), index != level else { return }
        level = index
        events.send(.change)
        levelPublisher.send(level)
    }

    func handle(_ command: KeyCommand) -> Bool {
        switch command {
        case .increase: choose(at: level + 1)
        case .decrease: choose(at: level - 1)
        default: return false
        }
        return true
    }

    func draw(in context: DrawingContext) -> Drawing {
        var row = context.labelledRow(self)
        row.add(String(repeating: "*", count: level), .accent)
        row.skip(level == 0 ? 0 : 1)
        row.add(stateText(in: context.wording))
        return Drawing([row])
    }
}
