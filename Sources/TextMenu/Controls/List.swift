public import Binding

/// A list of items. The user chooses one of its rows.
public final class List<Item>: ListControl {
    /// Publishes each item that the user chooses.
    public let selectionPublisher = Signal<Item>()

    /// The items, one for each row.
    public var items: [Item] {
        didSet { show(among: items.indices, with: narrowed) }
    }

    private let title: (Item) -> String

    /// The indices of the items that the filter lets through; nil if there is no filter.
    private var places: [Int]?

    /// Creates a list of this name, with the `title` of each item in its row.
    public init(
        _ label: String, _ items: [Item] = [], emptyText: String = "Nothing here.",
        title: @escaping (Item) -> String
    ) {
        self.items = items
        self.title = title
        super.init(label, emptyText: emptyText)
    }

    public override var count: Int { places?.count ?? items.count }

    public override var countOfAll: Int { items.count }

    public override func title(at index: Int) -> String {
        title(items[place(of: index)])
    }

    public override func choose(at index: Int) {
        guard isEnabled, (0..<count).contains(index) else { return }
        let item = items[place(of: index)]
        chosenIndex = index
        highlight = index
        events.send(.submit)
        selectionPublisher.send(item)
    }

    override func narrow(to filter: String) {
        guard filter != narrowed else { return }
        if let places, filter.hasPrefix(narrowed) {
            show(among: places, with: filter)
        } else {
            show(among: items.indices, with: filter)
        }
        narrowed = filter
        highlight = 0
        events.send(.change)
    }

    private func place(of index: Int) -> Int {
        places?[index] ?? index
    }

    /// Sets the indices first, since observers of the change read the rows.
    private func show(among candidates: some Sequence<Int>, with filter: String) {
        if filter.isEmpty {
            places = nil
        } else {
            let pattern = FilterPattern(filter)
            places = candidates.filter { pattern.isFound(in: title(items[$0])) }
        }
        chosenIndex = nil
        highlight = min(highlight, max(count - 1, 0))
        touch()
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

/// The part of a list that does not depend on the type of its items: all that a front end needs.
///
/// A front end asks only for the rows that it shows, so a list can have any number of rows.
public class ListControl: Control {
    /// The text that is shown if there are no rows.
    public final var emptyText: String {
        didSet { if emptyText != oldValue { touch() } }
    }

    /// The text that a row must contain to be shown, in capital or small letters. If it is empty,
    /// all rows are shown.
    public final var filter: String {
        get { narrowed }
        set { narrow(to: newValue) }
    }

    /// The index, among the rows that are shown, of the row that was chosen last.
    public internal(set) final var chosenIndex: Int? {
        didSet { if chosenIndex != oldValue { touch() } }
    }

    /// The index, among the rows that are shown, of the row that the enter key chooses.
    package final var highlight = 0 {
        didSet { if highlight != oldValue { touch() } }
    }

    var narrowed = "" {
        didSet { if narrowed != oldValue { touch() } }
    }

    init(_ label: String, emptyText: String) {
        self.emptyText = emptyText
        super.init(label)
    }

    /// The number of rows that are shown.
    public var count: Int { 0 }

    /// The number of rows without the filter.
    public var countOfAll: Int { 0 }

    /// Returns the title of the row at `index`, among those that are shown.
    public func title(at index: Int) -> String { "" }

    /// Chooses the row at `index`, among those that are shown, as a user does.
    public func choose(at index: Int) {}

    func narrow(to filter: String) {
        narrowed = filter
    }

    public override var kind: ControlKind { .list(self) }

    public override var isInteractive: Bool { true }

    override var hasNoParts: Bool { countOfAll == 0 }

    public override var role: String { "list" }

    public override func stateText(in wording: Wording) -> String {
        if filter.isEmpty {
            return count == 1 ? wording[.oneRow] : wording(.rows, "\(count)")
        }
        return count == 1
            ? wording(.oneRowOf, "\(countOfAll)", filter)
            : wording(.rowsOf, "\(count)", "\(countOfAll)", filter)
    }
}

/// A text to search for in rows, in capital or small letters.
private struct FilterPattern {
    private let text: String

    /// The bytes in small letters; nil unless all are ASCII, since other small letters may differ
    /// in length.
    private let bytes: [UInt8]?

    init(_ text: String) {
        self.text = text.lowercased()
        let bytes = Array(self.text.utf8)
        self.bytes = bytes.allSatisfy { $0 < 0x80 } ? bytes : nil
    }

    func isFound(in title: String) -> Bool {
        guard let bytes else { return title.lowercased().holds(text) }
        var copy = title
        return copy.withUTF8 { Self.contains(bytes, in: $0) }
            ?? title.lowercased().holds(text)
    }

    /// Returns nil if a mark may follow, which would make another character of the last one.
    private static func contains(_ bytes: [UInt8], in title: UnsafeBufferPointer<UInt8>) -> Bool? {
        guard let first = bytes.first else { return true }
        guard bytes.count <= title.count else { return false }
        for start in 0...(title.count - bytes.count) where title[start].inSmallLetters == first {
            var length = 1
            while length < bytes.count, title[start + length].inSmallLetters == bytes[length] {
                length += 1
            }
            guard length == bytes.count else { continue }
            let end = start + length
            return end == title.count || title[end] < 0x80 ? true : nil
        }
        return false
    }
}

extension UInt8 {
    fileprivate var inSmallLetters: UInt8 {
        self &- 0x41 < 26 ? self | 0x20 : self
    }
}
