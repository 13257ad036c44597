extension RouteValue: ExpressibleByNilLiteral {
    public init(nilLiteral: ()) {
        self = .null
    }
}

extension RouteValue: ExpressibleByBooleanLiteral {
    public init(booleanLiteral value: Bool) {
        self = .bool(value)
    }
}

extension RouteValue: ExpressibleByIntegerLiteral {
    public init(integerLiteral value: Int) {
        self = .int(value)
    }
}

extension RouteValue: ExpressibleByFloatLiteral {
    public init(floatLiteral value: Double) {
        self = .double(value)
    }
}

extension RouteValue: ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) {
        self = .string(value)
    }
}

extension RouteValue: ExpressibleByArrayLiteral {
    public init(arrayLiteral elements: RouteValue...) {
        self = .array(elements)
    }
}

extension RouteValue: ExpressibleByDictionaryLiteral {
    /// As in a dictionary, a name that is written twice is a mistake that stops the program.
    public init(dictionaryLiteral elements: (String, RouteValue)...) {
        self = .object(Dictionary(uniqueKeysWithValues: elements))
    }
}
