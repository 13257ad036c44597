/// An amount of money.
public struct Price: Hashable, Codable, Sendable {
    public static let zero = Price(cents: 0)

    let cents: Int

    public init(cents: Int) {
        self.cents = cents
    }

    /// The least whole number of euros that is enough to pay it.
    public var roundedUp: Int { (cents + 99) / 100 }

    public static func + (left: Price, right: Price) -> Price {
        Price(cents: left.cents + right.cents)
    }

    public static func * (count: Int, price: Price) -> Price {
        Price(cents: count * price.cents)
    }
}

extension Price: Comparable {
    public static func < (left: Price, right: Price) -> Bool { left.cents < right.cents }
}

extension Price: CustomStringConvertible {
    public var description: String {
        let rest = cents % 100
        return "€\(cents / 100).\(rest < 10 ? "0" : "")\(rest)"
    }
}
