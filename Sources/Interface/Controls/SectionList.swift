import Binding

/// Items that the user opens and closes in place, such as the messages of a thread.
///
/// ```swift
/// let thread = SectionList<Message>("Thread", title: \.from) { [Label($0.text)] }
/// ```
/// ![A thread with an open message.](SectionList)
///
/// Each item has a ``Section``, with its title as the heading. A repeated title gets a number: An,
/// Ba, An (2). When the items change, an item with a known `id` stays open or closed, and an item
/// that is equal to the old one keeps its controls. A changed item gets new ones, without what was
/// typed into the old ones.
public final class SectionList<Item: Identifiable & Equatable>: Control {
    /// The items, one for each section.
    public var items: [Item] {
        didSet { if items != oldValue { readItems(oldValue) } }
    }

    /// The sections of the items.
    public private(set) var sections: [Section] = []

    private let title: (Item) -> String
    private let isOpen: (Item) -> Bool
    private let controls: @MainActor (Item) -> [Control]

    /// Creates a list of this name. It shows the `title` of each item, and below it, while the item
    /// is open, its `controls`. A new item is closed unless `isOpen` returns true for it.
    public init(
        _ label: String = "", _ items: [Item] = [],
        isOpen: @escaping (Item) -> Bool = { _ in false }, title: @escaping (Item) -> String,
        controls: @escaping @MainActor (Item) -> [Control]
    ) {
        (self.items, self.isOpen) = (items, isOpen)
        (self.title, self.controls) = (title, controls)
        super.init(label)
        readItems([])
    }

    public override var parts: [Control]? { sections }

    private func readItems(_ old: [Item]) {
        let known = Dictionary(
            zip(old, sections).map { ($0.id, (item: $0, section: $1)) }, uniquingKeysWith: { $1 })
        var titles: [String: Int] = [:]
        sections = items.map { item in
            let title = title(item)
            titles[title, default: 0] += 1
            let number = titles[title] ?? 1
            let label = number == 1 ? title : "\(title) (\(number))"
            guard let (before, section) = known[item.id] else {
                return Section(rowOf: label, isOpen: isOpen(item), controls(item))
            }
            section.label = label
            if item != before { section.controls = controls(item) }
            return section
        }
        touch()
    }
}
