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
    /// The integer that `number` is; nil if it has a fraction or is out of range.
    init?(lossless number: Double) {
        // By hand, as the standard library's way needs libm, which nobody links here.
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
