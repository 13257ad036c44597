extension Subscribers {
    /// The number of values that a subscriber asks for, or all.
    ///
    /// Arithmetic never overflows and never traps: too large a number is `unlimited`, a
    /// negative one is `none`, and unlimited less a number stays unlimited.
    @frozen
    public struct Demand: Equatable, Comparable, Hashable, Sendable {
        @usableFromInline var count: Int

        @inlinable
        init(count: Int) {
            self.count = count
        }

        /// Asks for all values.
        @inlinable public static var unlimited: Demand { Demand(count: .max) }

        /// Asks for no value for now.
        @inlinable public static var none: Demand { Demand(count: 0) }

        /// Asks for `value` values; a negative number asks for none.
        @inlinable
        public static func max(_ value: Int) -> Demand {
            Demand(count: Swift.max(value, 0))
        }

        /// The number of values; nil for all.
        @inlinable public var max: Int? { count == .max ? nil : count }

        @inlinable
        public static func < (lhs: Demand, rhs: Demand) -> Bool {
            lhs.count < rhs.count
        }
    }
}

extension Subscribers.Demand {
    /// The sum of both.
    @inlinable
    public static func + (lhs: Self, rhs: Self) -> Self {
        let (sum, overflow) = lhs.count.addingReportingOverflow(rhs.count)
        return overflow ? .unlimited : Self(count: sum)
    }

    /// Adds a number of values.
    @inlinable
    public static func + (lhs: Self, rhs: Int) -> Self {
        if lhs == .unlimited { return lhs }
        let (sum, overflow) = lhs.count.addingReportingOverflow(rhs)
        return overflow ? .unlimited : .max(sum)
    }

    /// Subtracts the second from the first.
    @inlinable
    public static func - (lhs: Self, rhs: Self) -> Self {
        if lhs == .unlimited { return lhs }
        return .max(lhs.count - rhs.count)
    }

    /// Subtracts a number of values.
    @inlinable
    public static func - (lhs: Self, rhs: Int) -> Self {
        if lhs == .unlimited { return lhs }
        let (rest, overflow) = lhs.count.subtractingReportingOverflow(rhs)
        return overflow ? .unlimited : .max(rest)
    }

    /// Multiplies the number of values; none for a negative number.
    @inlinable
    public static func * (lhs: Self, rhs: Int) -> Self {
        if lhs == .unlimited { return rhs > 0 ? lhs : .none }
        let (product, overflow) = lhs.count.multipliedReportingOverflow(by: rhs)
        return overflow ? (rhs > 0 ? .unlimited : .none) : .max(product)
    }

    /// Adds `rhs`.
    @inlinable
    public static func += (lhs: inout Self, rhs: Self) {
        lhs = lhs + rhs
    }

    /// Adds a number of values.
    @inlinable
    public static func += (lhs: inout Self, rhs: Int) {
        lhs = lhs + rhs
    }

    /// Subtracts `rhs`.
    @inlinable
    public static func -= (lhs: inout Self, rhs: Self) {
        lhs = lhs - rhs
    }

    /// Subtracts a number of values.
    @inlinable
    public static func -= (lhs: inout Self, rhs: Int) {
        lhs = lhs - rhs
    }

    /// Multiplies the number of values.
    @inlinable
    public static func *= (lhs: inout Self, rhs: Int) {
        lhs = lhs * rhs
    }
}

/// A demand against a number, in either order, as `demand > 3` and `3 < demand`.
extension Subscribers.Demand {
    /// Returns true if the number of values is equal.
    @inlinable
    public static func == (lhs: Self, rhs: Int) -> Bool {
        lhs.max == rhs
    }

    /// Returns true if the number of values is not equal.
    @inlinable
    public static func != (lhs: Self, rhs: Int) -> Bool {
        lhs.max != rhs
    }

    /// Returns true if fewer values are asked for. `unlimited` is not less than any number.
    @inlinable
    public static func < (lhs: Self, rhs: Int) -> Bool {
        lhs.max.map { $0 < rhs } ?? false
    }

    /// Returns true if at most this number is asked for.
    @inlinable
    public static func <= (lhs: Self, rhs: Int) -> Bool {
        lhs.max.map { $0 <= rhs } ?? false
    }

    /// Returns true if more values are asked for.
    @inlinable
    public static func > (lhs: Self, rhs: Int) -> Bool {
        !(lhs <= rhs)
    }

    /// Returns true if at least this number is asked for.
    @inlinable
    public static func >= (lhs: Self, rhs: Int) -> Bool {
        !(lhs < rhs)
    }

    /// Returns true if the number of values is equal.
    @inlinable
    public static func == (lhs: Int, rhs: Self) -> Bool {
        rhs == lhs
    }

    /// Returns true if the number of values is not equal.
    @inlinable
    public static func != (lhs: Int, rhs: Self) -> Bool {
        rhs != lhs
    }

    /// Returns true if more values are asked for.
    @inlinable
    public static func < (lhs: Int, rhs: Self) -> Bool {
        rhs > lhs
    }

    /// Returns true if at least this number is asked for.
    @inlinable
    public static func <= (lhs: Int, rhs: Self) -> Bool {
        rhs >= lhs
    }

    /// Returns true if fewer values are asked for.
    @inlinable
    public static func > (lhs: Int, rhs: Self) -> Bool {
        rhs < lhs
    }

    /// Returns true if at most this number is asked for.
    @inlinable
    public static func >= (lhs: Int, rhs: Self) -> Bool {
        rhs <= lhs
    }
}

/// Coded as in Combine: one unsigned number, and the one above all `Int`s for `unlimited`.
extension Subscribers.Demand: Codable {
    private static let codeForAll = UInt(Int.max) + 1

    public init(from decoder: any Decoder) throws {
        let code = try decoder.singleValueContainer().decode(UInt.self)
        self = Int(exactly: code).map(Self.max) ?? .unlimited
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(max.map { UInt($0) } ?? Self.codeForAll)
    }
}

extension Subscribers.Demand: CustomStringConvertible {
    public var description: String {
        max.map { "max(\($0))" } ?? "unlimited"
    }
}
