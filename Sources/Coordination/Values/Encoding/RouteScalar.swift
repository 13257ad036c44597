/// A type that is one route value by itself: a Boolean, a number, text.
protocol RouteScalar: Codable {
    /// A description of the values that can be read as this type.
    static var expectation: String { get }

    /// Reads the value; nil if it has another type, or is out of range.
    init?(reading value: RouteValue)

    /// Returns the route value of this value.
    func routeValue() throws(RouteEncodingError) -> RouteValue
}

extension RouteScalar where Self: FixedWidthInteger {
    static var expectation: String {
        Self.self == Int.self || Self.self == Int64.self
            ? "an integer" : "an integer from \(min) to \(max)"
    }

    init?(reading value: RouteValue) {
        switch value {
        case .int(let number): self.init(exactly: number)
        case .double(let number):
            guard let integer = Int(lossless: number) else { return nil }
            self.init(exactly: integer)
        case .text(let text):
            guard text.utf8.first != UInt8(ascii: "+") else { return nil }
            self.init(text, radix: 10)
        case .null, .bool, .string, .array, .object, .secret: return nil
        }
    }

    func routeValue() throws(RouteEncodingError) -> RouteValue {
        guard let number = Int(exactly: self) else {
            throw RouteEncodingError(.tooLarge("\(self)"))
        }
        return .int(number)
    }
}

extension Int {
    /// Returns `number` as an integer; nil if it has a fraction or is out of range.
    init?(lossless number: Double) {
        // Written by hand: the standard library's function needs libm, which is not linked here.
        guard number >= -0x1p63, number < 0x1p63 else { return nil }
        self.init(number)
        guard Double(self) == number else { return nil }
    }
}

extension Int: RouteScalar {}
extension Int8: RouteScalar {}
extension Int16: RouteScalar {}
extension Int32: RouteScalar {}
extension Int64: RouteScalar {}
extension UInt: RouteScalar {}
extension UInt8: RouteScalar {}
extension UInt16: RouteScalar {}
extension UInt32: RouteScalar {}
extension UInt64: RouteScalar {}

extension Double: RouteScalar {
    static var expectation: String { "a number" }

    init?(reading value: RouteValue) {
        switch value {
        case .double(let number): self = number
        case .int(let number):
            self.init(number)
            guard Int(lossless: self) == number else { return nil }
        case .text(let text):
            guard let number = JSONReader.number(in: text) else { return nil }
            self.init(reading: number)
        case .null, .bool, .string, .array, .object, .secret: return nil
        }
    }

    func routeValue() throws(RouteEncodingError) -> RouteValue {
        guard isFinite else { throw RouteEncodingError(.notFinite("\(self)")) }
        return .double(self)
    }
}

extension Float: RouteScalar {
    static var expectation: String { "a number that a Float can hold" }

    init?(reading value: RouteValue) {
        guard let number = Double(reading: value) else { return nil }
        self.init(number)
        guard isFinite else { return nil }
    }

    func routeValue() throws(RouteEncodingError) -> RouteValue {
        try Double(self).routeValue()
    }
}

extension String: RouteScalar {
    static var expectation: String { "text" }

    init?(reading value: RouteValue) {
        switch value {
        case .string(let text), .text(let text): self = text
        case .null, .bool, .int, .double, .array, .object, .secret: return nil
        }
    }

    func routeValue() -> RouteValue { .string(self) }
}

extension Bool: RouteScalar {
    static var expectation: String { "true or false" }

    init?(reading value: RouteValue) {
        switch value {
        case .bool(let truth): self = truth
        case .text("true"), .text("1"): self = true
        case .text("false"), .text("0"): self = false
        case .null, .int, .double, .string, .text, .array, .object, .secret: return nil
        }
    }

    func routeValue() -> RouteValue { .bool(self) }
}
