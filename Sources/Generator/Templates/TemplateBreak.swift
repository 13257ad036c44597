/// Where a line is broken that would have more than 100 columns; all of its breaks are made then, or
/// none. The blanks before a break go with it.
package enum TemplateBreak: String, CaseIterable, Hashable, Sendable {
    /// What follows stands four columns further in than the line.
    case wrap

    /// What follows stands as far in as the line.
    case back

    var tag: String { "{{\(rawValue)}}" }

    /// A text that stands for it until it is known how long the line is.
    var mark: String {
        switch self {
        case .wrap: "\u{1}"
        case .back: "\u{2}"
        }
    }

    /// The break that this byte of a text stands for.
    init?(mark byte: UInt8) {
        switch byte {
        case 1: self = .wrap
        case 2: self = .back
        default: return nil
        }
    }

    /// How many columns further in than the line the next one begins.
    var depth: Int {
        switch self {
        case .wrap: 4
        case .back: 0
        }
    }
}
