package import WaylineInterface

/// A control of an app's own: two notes, each of which can be torn off.
@MainActor
package final class Notes: Control, OptionInput {
    package private(set) var torn: [Int] = []

    package init() {
        super.init("Notes")
    }

    package override var input: Control.Input { .options(self) }

    package var count: Int { 2 }

    package var isListed: Bool { true }

    package func title(at index: Int) -> String { "note \(index + 1)" }

    package func isChosen(at index: Int) -> Bool { false }

    package func choose(at index: Int) {}

    package func actions(at index: Int) -> [OptionAction] {
        [OptionAction("Tear off") { [unowned self] in torn.append(index) }]
    }
}
