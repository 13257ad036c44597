extension Subscribers {
    /// How many values a subscriber wants: a number, or all there are.
    ///
    /// Arithmetic never overflows and never traps: what is too large is `unlimited`, what is less
    /// than nothing is `none`, and unlimited less a number stays unlimited.
    @frozen
    public struct Demand: Equatable, Comparable, Hashable, Codable, Sendable {
        @usableFromInline var count: Int

        @inlinable
        init(count: Int) {
            self.count = count
        }

        /// All the values there are.
        @inlinable public static var unlimited: Demand { Demand(count: .max) }

        /// No value for now.
        @inlinable public static var none: Demand { Demand(count: 0) }

        /// At most `value` values; a negative number asks for none.
        @inlinable
        public static func max(_ value: Int) -> Demand {
            Demand(count: Swift.max(value, 0))
        }

        /// The number asked for; nil where all are.
        @inlinable public var max: Int? { count == .max ? nil : count }

        @inlinable
        public static func < (lhs: Demand, rhs: Demand) -> Bool {
            lhs.count < rhs.count
        }
    }
}

extension Subscribers.Demand {
    /// What both ask for.
    @inlinable
    public static func + (lhs: Self, rhs: Self) -> Self {
        let (sum, overflow) = lhs.count.addingReportingOverflow(rhs.count)
        return overflow ? .unlimited : Self(count: sum)
    }

    /// So many values more.
    @inlinable
    public static func + (lhs: Self, rhs: Int) -> Self {
        if lhs == .unlimited { return lhs }
        let (sum, overflow) = lhs.count.addingReportingOverflow(rhs)
        return overflow ? .unlimited : .max(sum)
    }

    /// What is left of the first once the second was sent.
    @inlinable
    public static func - (lhs: Self, rhs: Self) -> Self {
        if lhs == .unlimited { return lhs }
        return .max(lhs.count - rhs.count)
    }

    /// What is left once so many values were sent.
    @inlinable
    public static func - (lhs: Self, rhs: Int) -> Self {
        if lhs == .unlimited { return lhs }
        let (rest, overflow) = lhs.count.subtractingReportingOverflow(rhs)
        return overflow ? .unlimited : .max(rest)
    }

    /// So many times the values; none for a number below zero.
    @inlinable
    public static func * (lhs: Self, rhs: Int) -> Self {
        if lhs == .unlimited { return rhs > 0 ? lhs : .none }
        let (product, overflow) = lhs.count.multipliedReportingOverflow(by: rhs)
        return overflow ? (rhs > 0 ? .unlimited : .none) : .max(product)
    }

    /// Asks for what `rhs` asks for besides.
    @inlinable
    public static func += (lhs: inout Self, rhs: Self) {
        lhs = lhs + rhs
    }

    /// Asks for so many values more.
    @inlinable
    public static func += (lhs: inout Self, rhs: Int) {
        lhs = lhs + rhs
    }

    /// Takes off what was sent.
    @inlinable
    public static func -= (lhs: inout Self, rhs: Self) {
        lhs = lhs - rhs
    }

    /// Takes off so many values that were sent.
    @inlinable
    public static func -= (lhs: inout Self, rhs: Int) {
        lhs = lhs - rhs
    }

    /// Asks for so many times the values.
    @inlinable
    public static func *= (lhs: inout Self, rhs: Int) {
        lhs = lhs * rhs
    }
}

/// A demand against a number, in either order, as `demand > 3` and `3 < demand`.
extension Subscribers.Demand {
    /// Whether exactly so many values are asked for.
    @inlinable
    public static func == (lhs: Self, rhs: Int) -> Bool {
        lhs.max == rhs
    }

    /// Whether more or fewer values are asked for.
    @inlinable
    public static func != (lhs: Self, rhs: Int) -> Bool {
        lhs.max != rhs
    }

    /// Whether fewer values are asked for; all are not fewer than any number.
    @inlinable
    public static func < (lhs: Self, rhs: Int) -> Bool {
        lhs.max.map { $0 < rhs } ?? false
    }

    /// Whether no more values are asked for.
    @inlinable
    public static func <= (lhs: Self, rhs: Int) -> Bool {
        lhs.max.map { $0 <= rhs } ?? false
    }

    /// Whether more values are asked for, as when all are.
    @inlinable
    public static func > (lhs: Self, rhs: Int) -> Bool {
        !(lhs <= rhs)
    }

    /// Whether at least so many values are asked for.
    @inlinable
    public static func >= (lhs: Self, rhs: Int) -> Bool {
        !(lhs < rhs)
    }

    /// Whether exactly so many values are asked for.
    @inlinable
    public static func == (lhs: Int, rhs: Self) -> Bool {
        rhs == lhs
    }

    /// Whether more or fewer values are asked for.
    @inlinable
    public static func != (lhs: Int, rhs: Self) -> Bool {
        rhs != lhs
    }

    /// Whether more values are asked for.
    @inlinable
    public static func < (lhs: Int, rhs: Self) -> Bool {
        rhs > lhs
    }

    /// Whether at least so many values are asked for.
    @inlinable
    public static func <= (lhs: Int, rhs: Self) -> Bool {
        rhs >= lhs
    }

    /// Whether fewer values are asked for.
    @inlinable
    public static func > (lhs: Int, rhs: Self) -> Bool {
        rhs < lhs
    }

    /// Whether no more values are asked for.
    @inlinable
    public static func >= (lhs: Int, rhs: Self) -> Bool {
        rhs <= lhs
    }
}

extension Subscribers.Demand: CustomStringConvertible {
    public var description: String {
        max.map { "max(\($0))" } ?? "unlimited"
    }
}
