/// What can be bound to a statement, and read from a row.
package protocol SQLStorable {
    var stored: SQLValue { get }

    /// Nil if the database holds another kind of value.
    init?(stored: SQLValue)
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
