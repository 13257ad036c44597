/// A type whose values can be bound to a statement and read from a row.
protocol SQLStorable {
    var stored: SQLValue { get }

    /// Reads a value; nil if the database has another kind of value.
    init?(stored: SQLValue)
}

/// A value as the database stores it.
enum SQLValue: Hashable, Sendable {
    case null
    case int(Int)
    case text(String)
}

extension Int: SQLStorable {
    var stored: SQLValue { .int(self) }

    init?(stored: SQLValue) {
        guard case .int(let value) = stored else { return nil }
        self = value
    }
}

extension String: SQLStorable {
    var stored: SQLValue { .text(self) }

    init?(stored: SQLValue) {
        guard case .text(let value) = stored else { return nil }
        self = value
    }
}

extension Day: SQLStorable {
    var stored: SQLValue { .text(description) }

    init?(stored: SQLValue) {
        guard case .text(let value) = stored else { return nil }
        self.init(value)
    }
}

extension SQLStorable where Self: RawRepresentable, RawValue: SQLStorable {
    var stored: SQLValue { rawValue.stored }

    init?(stored: SQLValue) {
        guard let raw = RawValue(stored: stored) else { return nil }
        self.init(rawValue: raw)
    }
}

extension AccountStatus: SQLStorable {}

extension Friendship: SQLStorable {}

extension Ranking: SQLStorable {}

extension Period: SQLStorable {}

/// Several lines of text, stored as one value.
struct TextLines: SQLStorable {
    let lines: [String]

    init(_ lines: [String]) {
        self.lines = lines
    }

    init?(stored: SQLValue) {
        guard case .text(let text) = stored else { return nil }
        lines = text.split(separator: "\n").map(String.init)
    }

    var stored: SQLValue { .text(lines.joined(separator: "\n")) }
}
