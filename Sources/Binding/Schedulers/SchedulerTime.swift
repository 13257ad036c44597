/// A point on the clock of Wayline's schedulers: the time since that clock's zero.
///
/// The main scheduler and the test scheduler share it, so that code for one also runs on the other.
public struct SchedulerTime: Strideable, Hashable, Codable, Sendable {
    /// The time since the clock's zero.
    public var elapsed: Stride

    /// The point that is `elapsed` after the clock's zero.
    public init(elapsed: Stride = .zero) {
        self.elapsed = elapsed
    }

    public func distance(to other: SchedulerTime) -> Stride {
        other.elapsed - elapsed
    }

    public func advanced(by stride: Stride) -> SchedulerTime {
        SchedulerTime(elapsed: elapsed + stride)
    }

    /// A span between two points, in nanoseconds. A sum that is too large stays at the limit. A
    /// literal is in seconds, as in `debounce(for: 0.5, scheduler: .main)`.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, Hashable,
        Codable, Sendable, ExpressibleByFloatLiteral
    {
        public typealias Magnitude = UInt64

        /// The span in nanoseconds.
        public var nanoseconds: Int64

        /// Creates a span of this many nanoseconds.
        public init(nanoseconds: Int64) {
            self.nanoseconds = nanoseconds
        }
    }
}

/// Arithmetic. A sum that is too large stays at the limit.
extension SchedulerTime.Stride {
    public init(integerLiteral value: Int64) {
        self = .seconds(Int(value))
    }

    public init(floatLiteral value: Double) {
        self = .seconds(value)
    }

    public init?<T: BinaryInteger>(exactly source: T) {
        guard let seconds = Int(exactly: source) else { return nil }
        self = .seconds(seconds)
    }

    public var magnitude: UInt64 { nanoseconds.magnitude }

    public static func < (lhs: Self, rhs: Self) -> Bool {
        lhs.nanoseconds < rhs.nanoseconds
    }

    public static func + (lhs: Self, rhs: Self) -> Self {
        let (sum, overflow) = lhs.nanoseconds.addingReportingOverflow(rhs.nanoseconds)
        return Self(nanoseconds: overflow ? (lhs.nanoseconds < 0 ? .min : .max) : sum)
    }

    public static func - (lhs: Self, rhs: Self) -> Self {
        let (rest, overflow) = lhs.nanoseconds.subtractingReportingOverflow(rhs.nanoseconds)
        return Self(nanoseconds: overflow ? (lhs.nanoseconds < 0 ? .min : .max) : rest)
    }

    /// The product of two spans taken as numbers of seconds, as literals are: `interval * 5` is
    /// five times as long. A product that is too large stays at the limit.
    public static func * (lhs: Self, rhs: Self) -> Self {
        let isNegative = (lhs.nanoseconds < 0) != (rhs.nanoseconds < 0)
        let product = lhs.magnitude.multipliedFullWidth(by: rhs.magnitude)
        guard product.high < nanosecondsInASecond else {
            return Self(nanoseconds: isNegative ? .min : .max)
        }
        let (size, _) = nanosecondsInASecond.dividingFullWidth(product)
        let limit = UInt64(Int64.max)
        if size > limit { return Self(nanoseconds: isNegative ? .min : .max) }
        return Self(nanoseconds: isNegative ? -Int64(size) : Int64(size))
    }

    private static let nanosecondsInASecond: UInt64 = 1_000_000_000

    public static func += (lhs: inout Self, rhs: Self) {
        lhs = lhs + rhs
    }

    public static func -= (lhs: inout Self, rhs: Self) {
        lhs = lhs - rhs
    }

    public static func *= (lhs: inout Self, rhs: Self) {
        lhs = lhs * rhs
    }
}

extension SchedulerTime.Stride {
    public static func seconds(_ s: Int) -> Self {
        scaled(s, by: 1_000_000_000)
    }

    public static func seconds(_ s: Double) -> Self {
        let nanoseconds = s * 1_000_000_000
        guard nanoseconds.magnitude < 9e18 else {
            return Self(nanoseconds: nanoseconds < 0 ? .min : .max)
        }
        return Self(nanoseconds: Int64(nanoseconds + (nanoseconds < 0 ? -0.5 : 0.5)))
    }

    public static func milliseconds(_ ms: Int) -> Self {
        scaled(ms, by: 1_000_000)
    }

    public static func microseconds(_ us: Int) -> Self {
        scaled(us, by: 1_000)
    }

    public static func nanoseconds(_ ns: Int) -> Self {
        Self(nanoseconds: Int64(ns))
    }

    private static func scaled(_ count: Int, by unit: Int64) -> Self {
        let (product, overflow) = Int64(count).multipliedReportingOverflow(by: unit)
        return Self(nanoseconds: overflow ? (count < 0 ? .min : .max) : product)
    }
}

extension SchedulerTime.Stride {
    /// The span of `duration`, rounded to nanoseconds; the limit if it is too long.
    public init(_ duration: Duration) {
        let (seconds, attoseconds) = duration.components
        let half: Int64 = attoseconds < 0 ? -500_000_000 : 500_000_000
        self = .seconds(Int(seconds)) + Self(nanoseconds: (attoseconds + half) / 1_000_000_000)
    }
}

extension Duration {
    /// The same span as `stride`.
    public init(_ stride: SchedulerTime.Stride) {
        self = .nanoseconds(stride.nanoseconds)
    }
}
