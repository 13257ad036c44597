/// An option in a saved value: its index, and a name by which it is found again.
struct SavedOption: Equatable {
    /// The index of an option that was not there.
    static let noIndex = -1

    let index: Int
    let name: String

    init(_ index: Int, _ name: String) {
        (self.index, self.name) = (index, name)
    }

    /// Reads the option from its text; nil if it is none.
    init?(_ text: some StringProtocol) {
        let parts = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, let index = Int(parts[0]) else { return nil }
        self.init(index, String(parts[1]))
    }

    var text: String { "\(index) \(name)" }
}

/// Finds saved options among those that are there now.
struct OptionFinder {
    private let names: [String]
    private let indices: [String: Int]

    /// True if the options are named by their titles, which may be in another language.
    private let areTitles: Bool

    init<Option>(_ options: [Option], title: (Option) -> String) {
        names = options.map { Self.name(of: $0, title: title($0)) }
        indices = Dictionary(zip(names, names.indices)) { first, _ in first }
        areTitles = options.first.map { Self.lastingName(of: $0) == nil } ?? true
    }

    /// Returns the index of the saved option: at its index if it is still there, or else the first one of its
    /// name. If the value was saved in another language, a title that is not found leads to its index.
    func index(of saved: SavedOption, in language: FormDraft.Language?) -> Int? {
        let isIndex = names.indices.contains(saved.index)
        if isIndex, names[saved.index] == saved.name { return saved.index }
        return indices[saved.name]
            ?? (isIndex && areTitles && language == .other ? saved.index : nil)
    }

    /// Returns the text by which `option` is found again: its `rawValue` or its `id`, or else its title.
    static func name<Option>(of option: Option, title: @autoclosure () -> String) -> String {
        (lastingName(of: option) ?? title()).printable
    }

    private static func lastingName<Option>(of option: Option) -> String? {
        switch option {
        case let option as any RawRepresentable: "\(option.rawValue)"
        case let option as any Identifiable where !(Option.self is AnyClass): "\(option.id)"
        case _: nil
        }
    }
}
