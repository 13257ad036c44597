import WaylineInterface

/// The circumstances on a page in which a step of the same kind can lead elsewhere.
@MainActor
struct Circumstances {
    /// The most options of a choice of which each can decide.
    private static let mostOptions = 8

    /// Empty lists, and the switch that was turned, if it is the only one.
    let ofRows: [String]

    /// The option of the only choice. It counts for the default button, which sends it.
    private let chosen: [String]
    private let defaultButton: String?

    /// The work under way, by the buttons that have begun it.
    let ofWork: String

    init(of page: Page, changed: [String]) {
        var (empty, working, turned) = ([String](), [String](), [String]())
        var chosen: [String] = []
        for control in page.controlsAndActions {
            switch control.input {
            case .options(let list) where list.isListed && list.count == 0:
                empty.append("while '\(control.name)' is empty")
            case .options(let list) where !list.isListed && !list.allowsSeveral:
                guard list.count <= Self.mostOptions else { continue }
                let options = (0..<list.count).filter(list.isChosen).map(list.title)
                chosen.append("with '\(options.first ?? "")'")
            case .press(let button):
                if button.isWorking { working.append("'\(control.name)'") }
                guard let isOn = button.position, changed.contains("'\(control.name)'") else {
                    continue
                }
                turned.append("while '\(control.name)' is \(isOn ? "on" : "off")")
            case .options, .text, .none: break
            }
        }
        ofRows = empty + (turned.count == 1 ? turned : [])
        self.chosen = chosen.count == 1 ? chosen : []
        defaultButton = page.controls.first { $0.input.press?.isDefault ?? false }?.name
        ofWork =
            working.isEmpty ? "while busy" : "while \(working.joined(separator: " and ")) is busy"
    }

    /// The circumstances of a move of the user.
    func of(_ move: Move) -> [String] {
        let sends = move.step.verb == .choose && move.controls.first == defaultButton
        return sends ? ofRows + chosen : ofRows
    }
}
