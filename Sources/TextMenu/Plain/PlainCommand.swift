/// The meaning of a line that a user has typed.
enum PlainCommand: Equatable {
    /// An empty line: print what has changed.
    case nothing

    /// The control, tab or answer of this number.
    case number(Int)

    /// A row of a list, or an option of a choice, which has this number.
    case part(Int, of: Int)

    /// An action on a row of a list; nil to list the actions.
    case action(Int?, onPart: Int, of: Int)

    /// Selects a row of a list; nil for all rows or none.
    case select(Int?, of: Int)

    /// An action on the selected rows of a list; nil to list the actions.
    case actionOnSelected(Int?, of: Int)
    case back
    case quit
    case help

    /// Print the whole screen again.
    case again
    case tab(String)

    /// Show only the rows with this text.
    case filter(String)
    case further
    case earlier

    /// Sort by the column of this name.
    case sort(String)

    /// Do what has this name, or list what has this text.
    case find(String)

    /// Undo what the last message is about.
    case undo

    /// Wait for all work that is under way.
    case wait
    case unknown(String)

    init(_ line: String) {
        let words = line.split(whereSeparator: \.isWhitespace)
        let text = words.joined(separator: " ")
        if text.hasPrefix("/") {
            self = .filter(String(text.dropFirst()))
        } else if words.first?.lowercased() == "t" {
            self = .tab(words.dropFirst().joined(separator: " "))
        } else if words.first?.lowercased() == "s" {
            self = .sort(words.dropFirst().joined(separator: " "))
        } else if words.first?.lowercased() == "f" {
            self = .find(words.dropFirst().joined(separator: " "))
        } else {
            self =
                Self.letters[text.lowercased()] ?? Self(selecting: text) ?? Self(number: text)
                ?? .unknown(line)
        }
    }

    /// True if it does more than show other rows.
    var isAction: Bool {
        switch self {
        case .filter, .sort, .further, .earlier: false
        default: true
        }
    }

    private static let letters: [String: PlainCommand] = [
        "": .nothing, "b": .back, "q": .quit, "?": .help, "h": .help, "l": .again, "+": .further,
        "-": .earlier, "u": .undo, "w": .wait,
    ]

    /// Reads a command with a star, such as `6.2*` or `6.*.1`.
    private init?(selecting text: String) {
        let parts = text.split(separator: "*", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0].last == "." || parts[1].isEmpty else { return nil }
        let isAll = parts[0].last == "."
        let action = parts[1].dropFirst()
        switch (Self(number: String(isAll ? parts[0].dropLast() : parts[0])), parts[1].first) {
        case (.number(let list)?, nil) where isAll: self = .select(nil, of: list)
        case (.part(let part, let list)?, nil) where !isAll: self = .select(part, of: list)
        case (.number(let list)?, "."?) where isAll && (action == "?" || Int(action) != nil):
            self = .actionOnSelected(Int(action), of: list)
        case _: return nil
        }
    }

    private init?(number text: String) {
        if text.hasSuffix(".?"),
            case .part(let part, let list)? = Self(number: "\(text.dropLast(2))")
        {
            self = .action(nil, onPart: part, of: list)
            return
        }
        let numbers = text.split(separator: ".", omittingEmptySubsequences: false).map { part in
            part.allSatisfy { $0.isASCII && $0.isNumber } ? Int(part) : nil
        }
        switch numbers.compactMap({ $0 }) {
        case let whole where whole.count != numbers.count: return nil
        case let whole where whole.count == 1: self = .number(whole[0])
        case let whole where whole.count == 2: self = .part(whole[1], of: whole[0])
        case let whole where whole.count == 3:
            self = .action(whole[2], onPart: whole[1], of: whole[0])
        case _: return nil
        }
    }
}
