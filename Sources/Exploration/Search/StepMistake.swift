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

    /// Returns whether the screen over the list has the title of another row, and nothing in common
    /// with the titles of its own.
    private func opensAnother(_ driver: FlowDriver) -> Bool {
        let top = driver.navigator.state.activeFlow.stack.top
        guard driver.path.count > path.count, !top.parameters.isEmpty else { return false }
        let page = Page(of: driver.navigator)
        if rows.contains(where: { $0.contains(page.title) }) || !titles.contains(page.title) {
            return false
        }
        let text = page.text(in: .english).joined(separator: "\n")
        return !rows.contains(where: text.contains)
    }

    /// Returns whether as many rows are missing as the step is for, but not the same ones.
    private func removesAnother(_ driver: FlowDriver) -> Bool {
        guard let list = Self.list(list, on: driver), list.count < titles.count else {
            return false
        }
        let left = Set((0..<list.count).map(list.title))
        let removed = Set(titles).subtracting(left)
        return left.isSubset(of: titles) && removed.count == rows.count && removed != rows
    }

    private static func list(_ name: String, on driver: FlowDriver) -> (any OptionInput)? {
        Page(of: driver.navigator).controls.compactMap(\.input.options).first { $0.name == name }
    }
}

/// The rows before a step that is undone. A row that comes back can stand at another place, and may
/// be unselected.
@MainActor
struct UndoCheck {
    private let path: [RouteName]
    private let rows: [String]

    init(on driver: FlowDriver) { (path, rows) = (driver.path, Self.rows(on: driver)) }

    /// Returns whether the screen has other rows than before.
    func isMistaken(on driver: FlowDriver) -> Bool {
        driver.path == path && Self.rows(on: driver) != rows
    }

    private static func rows(on driver: FlowDriver) -> [String] {
        let lists = Page(of: driver.navigator).controls.compactMap(\.input.options)
        return lists.filter(\.isListed).flatMap { list in (0..<list.count).map(list.text) }.sorted()
    }
}
