import TextMenu
import WaylineApplication
import WaylineExploration

/// The input of a front end.
extension Step {
    static let quit = Step(.quit)

    static func key(_ key: Key) -> Step {
        switch key {
        case .paste(let text, let lost): Step(.paste, .number(lost), .text(text))
        case .mouse(let event):
            Step(.mouse, .bare(event.kind.rawValue), .number(event.row), .number(event.column))
        case .text(let scalar): .text(String(Character(scalar)))
        default: Step(.key, .word(key.name(isUnicode: false)))
        }
    }

    static func text(_ text: String) -> Step { Step(.text, .text(text)) }

    static func secret(_ name: String) -> Step { Step(.secret, .text(name)) }

    static func line(_ line: String) -> Step { Step(.line, .text(line)) }

    static func size(columns: Int, rows: Int) -> Step {
        Step(.size, .number(columns), .number(rows))
    }

    /// True if it is the input of a front end, without words on the screen.
    var isInput: Bool { Verb.inputs.contains(verb) }
}
