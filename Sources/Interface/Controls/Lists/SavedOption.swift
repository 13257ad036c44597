import WaylineText

/// An option in a saved value, by which it is found again.
struct SavedOption: Equatable {
    /// The index of an option that was not there.
    static let noIndex = -1

    let index: Int

    /// The `rawValue` or the `id`, or else the title; nil if the index alone decides.
    let name: String?

    /// The title, if the name is an `id`, which may be another one in each run.
    private(set) var title: String?

    init<Option>(_ index: Int, of option: Option, title: String) {
        self.index = index
        name = Self.name(of: option, title: title)
        if Self.id(of: option) != nil { self.title = title.printable }
    }

    private init(index: Int) {
        (self.index, name) = (index, nil)
    }

    /// Reads the option from its text; nil if it is none.
    init?(_ text: some StringProtocol) {
        let parts = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
        guard let index = parts.first.flatMap({ Int($0) }) else { return nil }
        let names = parts.dropFirst().first?.split(
            separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
        (self.index, name) = (index, names?.first.map { String($0) })
        title = names?.dropFirst().first.map { String($0) }
    }

    var text: String {
        [["\(index)", name].compactMap(\.self).joined(separator: " "), title]
            .compactMap(\.self).joined(separator: "\t")
    }

    /// The option to wait for. In another language, one without an `id` keeps only its index.
    func waiting(in language: FormDraft.Language?) -> SavedOption {
        language == .other && title == nil ? SavedOption(index: index) : self
    }

    /// Returns the text by which `option` is found again.
    static func name<Option>(of option: Option, title: @autoclosure () -> String) -> String {
        (rawValue(of: option) ?? id(of: option) ?? title()).printable
    }

    /// True if the name of `option` is not its title.
    static func isNamed<Option>(_ option: Option) -> Bool {
        rawValue(of: option) != nil || id(of: option) != nil
    }

    private static func rawValue<Option>(of option: Option) -> String? {
        (option as? any RawRepresentable).map { "\($0.rawValue)" }
    }

    private static func id<Option>(of option: Option) -> String? {
        if Option.self is AnyClass || option is any RawRepresentable { return nil }
        return (option as? any Identifiable).map { "\($0.id)" }
    }
}

/// Finds saved options among those that are there now.
struct OptionFinder<Option> {
    private let options: [Option]
    private let title: (Option) -> String
    private let names: [String]
    private let indices: [String: Int]

    init(_ options: [Option], title: @escaping (Option) -> String) {
        (self.options, self.title) = (options, title)
        names = options.map { SavedOption.name(of: $0, title: title($0)) }
        indices = Dictionary(zip(names, names.indices)) { first, _ in first }
    }

    /// Returns the index of the saved option: at its index if it is still there, or else the first
    /// one of its name. An `id` that is not found leads to its index if the title is still there,
    /// and a title in another language leads to its index.
    func index(of saved: SavedOption, in language: FormDraft.Language?) -> Int? {
        let index = names.indices.contains(saved.index) ? saved.index : nil
        guard let name = saved.name else { return index }
        if let index, names[index] == name { return index }
        return indices[name] ?? index.flatMap { isSame(saved, at: $0, language) ? $0 : nil }
    }

    private func isSame(
        _ saved: SavedOption, at index: Int, _ language: FormDraft.Language?
    ) -> Bool {
        if let title = saved.title { return title == self.title(options[index]).printable }
        return language == .other && !SavedOption.isNamed(options[index])
    }
}
