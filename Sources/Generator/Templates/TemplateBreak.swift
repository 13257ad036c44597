/// Where a line is broken that would have more than 100 columns; all of its breaks are made then, or
/// none. The blanks before a break go with it.
package enum TemplateBreak: String, CaseIterable, Hashable, Sendable {
    /// What follows stands four columns further in than the line.
    case wrap

    /// What follows stands as far in as the line.
    case back

    var tag: String { "{{\(rawValue)}}" }

    /// What stands for it until it is known how long the line is.
    var mark: Character {
        switch self {
        case .wrap: "\u{1}"
        case .back: "\u{2}"
        }
    }
}
