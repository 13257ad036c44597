/// A type whose values can be bound to a statement and read from a row.
package protocol SQLStorable {
    var stored: SQLValue { get }

    /// Reads a value; nil if the database has another kind of value.
    init?(stored: SQLValue)
}

/// A value as the database stores it.
package enum SQLValue: Hashable, Sendable {
    case null
    case int(Int)
    case text(String)
}

extension Int: SQLStorable {
    package var stored: SQLValue { .int(self) }

    package init?(stored: SQLValue) {
        guard case .int(let value) = stored else { return nil }
        self = value
    }
}

extension String: SQLStorable {
    package var stored: SQLValue { .text(self) }

    package init?(stored: SQLValue) {
        guard case .text(let value) = stored else { return nil }
        self = value
    }
}

extension Day: SQLStorable {
    package var stored: SQLValue { .text(description) }

    package init?(stored: SQLValue) {
        guard case .text(let value) = stored else { return nil }
        self.init(value)
    }
}

extension SQLStorable where Self: RawRepresentable, RawValue: SQLStorable {
    package var stored: SQLValue { rawValue.stored }

    package init?(stored: SQLValue) {
        guard let raw = RawValue(stored: stored) else { return nil }
        self.init(rawValue: raw)
    }
}

extension AccountStatus: SQLStorable {}

extension Friendship: SQLStorable {}

extension Ranking: SQLStorable {}

extension Period: SQLStorable {}

/// Several lines of text, stored as one value.
package struct TextLines: SQLStorable {
    let lines: [String]

    init(_ lines: [String]) {
        self.lines = lines
    }

    package init?(stored: SQLValue) {
        guard case .text(let text) = stored else { return nil }
        lines = text.split(separator: "\n").map(String.init)
    }

    package var stored: SQLValue { .text(lines.joined(separator: "\n")) }
}
