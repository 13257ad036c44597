/// Something that help tells of, beside the commands.
package enum Matter: String, CaseIterable, Sendable {
    case script
    case decisions
    case json

    package var row: MatterRow {
        switch self {
        case .script: .script
        case .decisions: .decisions
        case .json: .json
        }
    }
}
