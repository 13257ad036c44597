import Coordination
import WaylineApplication
import WaylineInterface
import WaylineRouting

/// Something that a step has done to other rows than its own, or that was not undone.
enum StepMistake: Hashable, Sendable {
    /// A row has opened the screen whose title is that of another row.
    case opensAnotherRow(of: String)

    /// An action has removed another row.
    case removesAnotherRow(of: String, by: String)

    /// An undo has not brought back what was shown.
    case isNotUndone
}

/// The rows of a list before a step on some of them.
@MainActor
struct RowCheck {
    private let list: String
    private let titles: [String]

    /// The titles of the rows that the step is for.
    private let rows: Set<String>

    /// The name of the action; nil if the row is chosen.
    private let action: String?
    private let path: [RouteName]

    /// Returns nil if the step is not for rows.
    init?(_ step: Step, on driver: FlowDriver) {
        let words = step.words.map(\.content)
        guard [.select, .act, .actOnSelected].contains(step.verb), let name = words.first,
            let list = Self.list(name, on: driver), list.isListed
        else { return nil }
        let titles = (0..<list.count).map(list.title)
        let selected = titles.indices.filter(list.isSelected).map { titles[$0] }
        rows = step.verb == .actOnSelected ? Set(selected) : [words[1]]
        self.titles = titles
        action = step.verb == .select ? nil : words.last
        (self.list, path) = (name, driver.path)
    }

    /// The mistake of the step with rows other than its own; nil if it has made none.
    func mistake(on driver: FlowDriver) -> StepMistake? {
        guard driver.alerts.isEmpty else { return nil }
        guard let action else {
            return opensAnother(driver) ? .opensAnotherRow(of: list) : nil
        }
        return driver.path == path && removesAnother(driver)
            ? .removesAnotherRow(of: list, by: action) : nil
    }

    /// Returns whether the screen over the list has the title of another row, and does not name its
    /// own.
    private func opensAnother(_ driver: FlowDriver) -> Bool {
        let top = driver.navigator.state.activeFlow.stack.top
        guard driver.path.count > path.count, !top.parameters.isEmpty else { return false }
        let page = Page(of: driver.navigator)
        if rows.contains(page.title) || !titles.contains(page.title) { return false }
        let text = page.text(in: .english).joined(separator: "\n")
        return !rows.contains(where: text.contains)
    }

    /// Returns whether rows are missing that the step is not for, while one that it is for is still
    /// there.
    private func removesAnother(_ driver: FlowDriver) -> Bool {
        guard let list = Self.list(list, on: driver), list.count < titles.count else {
            return false
        }
        let left = Set((0..<list.count).map(list.title))
        let removed = Set(titles).subtracting(left)
        return left.isSubset(of: titles) && !removed.isSubset(of: rows)
            && !rows.isDisjoint(with: left)
    }

    private static func list(_ name: String, on driver: FlowDriver) -> (any OptionInput)? {
        for control in Page(of: driver.navigator).controls where control.name == name {
            if case .options(let list) = control.input { return list }
        }
        return nil
    }
}

/// The words of the rows and labels before a step that is undone. A row that comes back can stand
/// at another place, and needs not be selected.
@MainActor
struct UndoCheck {
    private let path: [RouteName]
    private let words: [Substring]

    init(on driver: FlowDriver) { (path, words) = (driver.path, Self.words(of: driver)) }

    func mistake(on driver: FlowDriver) -> StepMistake? {
        driver.path == path && Self.words(of: driver) != words ? .isNotUndone : nil
    }

    private static func words(of driver: FlowDriver) -> [Substring] {
        Page(of: driver.navigator).observed.flatMap { control -> [Substring] in
            if control.isHidden || control.parts != nil { return [] }
            let text: [String] =
                switch control.input {
                case .options(let list): (0..<list.count).map(list.text)
                case .none: [control.stateText]
                case .press, .text: []
                }
            return text.flatMap { $0.split(whereSeparator: \.isWhitespace) }
        }.sorted()
    }
}
