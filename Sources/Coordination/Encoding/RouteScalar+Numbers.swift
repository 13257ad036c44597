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
