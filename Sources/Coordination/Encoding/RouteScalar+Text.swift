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
