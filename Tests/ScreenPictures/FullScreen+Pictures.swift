public import Wayline

extension FullScreen {
    /// The size of the pictures in the guides.
    public convenience init(
        cafe navigator: Navigator, columns: Int = 64, rows: Int = 40, isUnicode: Bool = true
    ) {
        self.init(navigator, name: "Café", columns: columns, rows: rows, isUnicode: isUnicode)
    }

    /// What is shown between the two lines across, without empty lines at its ends.
    public var body: String {
        let rules = lines.indices.filter { lines[$0].hasPrefix(" ───") }
        guard let top = rules.first, let bottom = rules.last, top < bottom else { return text }
        let body = lines[(top + 1)..<bottom].drop(while: \.isEmpty)
        return body.reversed().drop(while: \.isEmpty).reversed().joined(separator: "\n")
    }

    /// The keys that work now, as the last line tells.
    public var keys: String { lines.last ?? "" }
}
