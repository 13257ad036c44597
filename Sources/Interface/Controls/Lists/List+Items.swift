import Binding
import WaylineText

extension List {
    public var isListed: Bool { true }

    public var isFilterable: Bool { true }

    /// Creates a list of this name, with the `title` of each item in its row. Rows beside each
    /// other that have the same `section` stand under it as their heading.
    public convenience init(
        _ label: String, _ items: [Item] = [], emptyText: String = "Nothing here.",
        section: ((Item) -> String)? = nil, title: @escaping (Item) -> String
    ) {
        self.init(
            label, items: items, identity: nil, emptyText: emptyText, section: section,
            title: title,
            match: { $0.match(in: title($2), orInOrder: $1) })
    }

    /// Creates a list whose marker and chosen row stay on their item when the items change. The
    /// `id` of each item is different.
    ///
    /// ```swift
    /// let towns = List("Towns", ["Huế", "Đà Nẵng"], id: \.self) { "The town of \($0)" }
    /// ```
    public convenience init<ID: Hashable>(
        _ label: String, _ items: [Item] = [], id: @escaping (Item) -> ID,
        selects: RowSelection = .one, emptyText: String = "Nothing here.",
        section: ((Item) -> String)? = nil, title: @escaping (Item) -> String
    ) {
        let identity = { AnyHashable(id($0)) }
        self.init(
            label, items: items, identity: identity, selects: selects, emptyText: emptyText,
            section: section,
            title: title, match: { $0.match(in: title($2), orInOrder: $1) })
    }
}

extension List where Item: Identifiable {
    /// Creates a list whose marker and chosen row stay on their item when the items change.
    public convenience init(
        _ label: String, _ items: [Item] = [], emptyText: String = "Nothing here.",
        section: ((Item) -> String)? = nil, title: @escaping (Item) -> String
    ) {
        self.init(label, items, id: { $0.id }, emptyText: emptyText, section: section, title: title)
    }

    /// Creates such a list, in which the user can select several rows.
    ///
    /// ```swift
    /// let letters = List<Letter>("Letters", selects: .several) { $0.subject }
    /// ```
    public convenience init(
        _ label: String, _ items: [Item] = [], selects: RowSelection,
        emptyText: String = "Nothing here.", section: ((Item) -> String)? = nil,
        title: @escaping (Item) -> String
    ) {
        self.init(
            label, items, id: { $0.id }, selects: selects, emptyText: emptyText, section: section,
            title: title)
    }
}

extension List where Item == String {
    /// Creates a list of texts.
    public convenience init(
        _ label: String, _ items: [String] = [], emptyText: String = "Nothing here."
    ) {
        self.init(label, items, emptyText: emptyText) { $0 }
    }
}

extension List {
    public func actions(at index: Int) -> [OptionAction] {
        guard (0..<count).contains(index) else { return [] }
        let item = item(at: index)
        return actions.map { action in
            OptionAction(
                action.title, key: action.key, isAvailable: isEnabled && action.isAvailable(item)
            ) { [weak self] in
                self?.performedActions.send(
                    PerformedRowAction(action: action.title, row: self?.title(item) ?? ""))
                self?.begin(action, on: [item])
            }
        } + (isReorderable ? moves(at: index) : [])
    }

    /// The actions on the selected rows that are shown. An action on one row is available only if
    /// one row is selected. If an action is available for none of the rows, each key checks all
    /// of them.
    public var selectionActions: [OptionAction] {
        actions.map { action in
            let isFor = isEnabled && (action.isForSelected || selectedCount == 1)
            return OptionAction(
                action.title, key: action.key,
                isAvailable: isFor && selection.contains(in: items, where: action.isAvailable)
            ) { [weak self] in
                guard let self else { return }
                performedActions.send(PerformedRowAction(action: action.title, row: nil))
                begin(action, on: selectedItems.filter(action.isAvailable))
            }
        }
    }

    public var selects: RowSelection { selection.selects }

    public var selectedCount: Int { selection.count }

    /// The selected items that are shown, in the order of all items. Those that the filter hides
    /// belong to them again when they are shown again.
    public var selectedItems: [Item] { selection.sortedPlaces.map { items[$0] } }

    public func isSelected(at index: Int) -> Bool { selection.contains(item(at: index)) }

    func canMove(_ index: Int, by distance: Int) -> Bool {
        let range = 0..<count
        return isReorderable && isEnabled && filter.isEmpty && order == nil && range.contains(index)
            && range.contains(index + distance)
            && section(at: index) == section(at: index + distance)
    }

    func numberOfRows(in wording: Wording) -> String {
        if filter.isEmpty {
            return count == 1 ? wording[.oneRow] : wording(.rows, "\(count)")
        }
        return count == 1
            ? wording(.oneRowOf, "\(countOfAll)", filter)
            : wording(.rowsOf, "\(count)", "\(countOfAll)", filter)
    }

    func numberOfSelected(in wording: Wording) -> String {
        selectedCount == 0 ? "" : wording(.selectedRows, "\(selectedCount)")
    }

    private func moves(at index: Int) -> [OptionAction] {
        [-1, 1].map { distance in
            OptionAction(movingBy: distance, isAvailable: canMove(index, by: distance)) {
                [weak self] in
                self?.move(index, by: distance)
            }
        }
    }
}

/// A move of a row by the user.
public struct RowMove: Hashable, Sendable {
    /// The index of the item before.
    public let from: Int

    /// Its index now.
    public let to: Int
}
