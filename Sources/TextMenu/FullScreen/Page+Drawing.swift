import WaylineInterface
import WaylineText

extension Page.Box {
    /// Returns whether the part at `index` is the heading that stands in the top line.
    func isHeading(at index: Int) -> Bool {
        !title.isEmpty && range.lowerBound == index
    }
}

extension Page.Column {
    /// The controls that take as many rows as there is room for.
    @MainActor
    var lists: [Control] {
        parts.compactMap { part in
            guard case .control(let control) = part, control.look.fillsHeight else { return nil }
            return control
        }
    }
}

extension Page.Part {
    /// The width of the label that a value stands beside; zero without one.
    @MainActor
    var columnsOfLabel: Int {
        switch self {
        case .heading: 0
        case .control(let control): control.look.isLabelled ? control.label.columns : 0
        }
    }
}
