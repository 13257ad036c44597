/// The Swift code for a field of a screen.
struct FieldCode {
    let field: Field

    /// The name of its control in a view.
    let member: String

    /// The type of its value, with a question mark if it is optional.
    let type: String

    private let parts: Parts

    /// The expressions that make its control and its value before the user fills it in; two values
    /// as a user sees them, and the expressions for these.
    private struct Parts {
        let control: String
        let initial: String
        let shown: [String]
        let samples: [String]
    }

    init(_ field: Field, in screen: String, member: String? = nil) {
        self.field = field
        self.member = member ?? field.name
        let type = field.swiftType(in: screen)
        self.type = type + (field.isOptional ? "?" : "")
        parts = Self.parts(of: field, type, in: screen)
    }

    var name: String { field.name }
    var title: String { field.title }
    var control: String { parts.control }
    var initial: String { parts.initial }

    /// Two values, as a user sees them. The second value of an optional field is empty.
    var shown: [String] { field.isOptional ? [parts.shown[0], ""] : parts.shown }

    /// The expressions for these values.
    var samples: [String] { field.isOptional ? [parts.samples[0], "nil"] : parts.samples }

    /// The declaration of a property with its value.
    var property: String { "\(field.isSecret ? "@Secret var" : "let") \(name): \(type)" }

    /// The call of a test's driver that fills in the value.
    var use: String {
        switch field.type {
        case .string, .int, .double, .decimal, .date:
            "type(\"\(shown[0])\", into: \"\(title)\")"
        case .bool: "toggle(\"\(title)\")"
        case .choice: "choose(\"\(shown[0])\", in: \"\(title)\")"
        }
    }

    /// The part of a guard that holds if the view model has the value.
    var condition: String {
        field.type == .string ? "!\(name).value.isEmpty" : "let \(name) = \(name).value"
    }

    /// The argument for the value of the view model, after the guard.
    var argument: String {
        if field.type == .string, field.isOptional {
            return "\(name): \(name).value.isEmpty ? nil : \(name).value"
        }
        return "\(name): \(name)\(field.type.isTyped && field.isRequired ? "" : ".value")"
    }

    /// Returns the expression for the text of a value.
    func text(of value: String) -> String {
        switch field.type {
        case .string: field.isOptional ? "\(value) ?? \"\"" : value
        case .int, .double, .decimal, .date:
            field.isOptional ? "\(value).map { \"\\($0)\" } ?? \"\"" : "\"\\(\(value))\""
        case .bool: "\(value) ? \"yes\" : \"no\""
        case .choice: "\(value).rawValue"
        }
    }

    /// Returns the expression that is true if the value is there.
    func test(_ value: String) -> String {
        field.type == .string ? "!\(value).isEmpty" : "\(value) != nil"
    }

    private static func parts(of field: Field, _ type: String, in screen: String) -> Parts {
        let title = "\"\(field.title)\""
        func parts(
            _ control: String, _ initial: String, _ shown: [String], _ samples: [String]? = nil
        ) -> Parts {
            Parts(control: control, initial: initial, shown: shown, samples: samples ?? shown)
        }
        switch field.type {
        case .string:
            let texts = ["My", "Your"].map { "\($0) \(field.title.lowercased())" }
            let control = field.isSecret ? "SecureField" : "TextField"
            return parts("\(control)(\(title))", "\"\"", texts, texts.map { "\"\($0)\"" })
        case .int: return parts("NumberField<\(type)>(\(title))", "\(type)?.none", ["7", "8"])
        case .double:
            return parts("NumberField<\(type)>(\(title))", "\(type)?.none", ["7.5", "8.5"])
        case .decimal:
            return parts("\(screen)DecimalField(\(title))", "\(type)?.none", ["7.5", "8.5"])
        case .bool: return parts("Toggle(\(title))", "false", ["yes", "no"], ["true", "false"])
        case .date:
            let days = ["CalendarDate.epoch", "CalendarDate.epoch.advanced(by: 1)"]
            return parts(
                "DateField<\(type)>(\(title))", "\(type)?.none", ["1970-01-01", "1970-01-02"], days)
        case .choice:
            let shown = [field.options[field.options.count - 1], field.options[0]]
            return parts(
                "Choice(\(title), \(type).allCases) { $0.rawValue }", "\(type).\(shown[1])", shown,
                shown.map { "\(type).\($0)" })
        }
    }
}

extension Field {
    /// True if a form needs its value. A switch and a choice always have one.
    var isRequired: Bool { !isOptional && type.canBeMissing }
}
