/// The Swift code for a field of a screen.
struct FieldCode {
    let field: Field

    /// The name of its control in a view.
    let member: String

    /// The type of its value, with a question mark if it is optional.
    let type: String

    /// The expression that makes its control.
    let control: String

    /// The expression for its value before the user fills it in.
    let initial: String

    /// Two values, as a user sees them. The second value of an optional field is empty.
    let shown: [String]

    /// The expressions for these values.
    let samples: [String]

    private typealias Parts = (
        control: String, initial: String, shown: [String], samples: [String]
    )

    init(_ field: Field, in screen: String, member: String? = nil) {
        self.field = field
        self.member = member ?? field.name
        let type = field.swiftType(in: screen)
        self.type = type + (field.isOptional ? "?" : "")
        let parts = Self.parts(of: field, type, in: screen)
        (control, initial) = (parts.control, parts.initial)
        shown = field.isOptional ? [parts.shown[0], ""] : parts.shown
        samples = field.isOptional ? [parts.samples[0], "nil"] : parts.samples
    }

    var name: String { field.name }
    var title: String { field.title }

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
        switch field.type {
        case .string:
            let texts = ["My", "Your"].map { "\($0) \(field.title.lowercased())" }
            let control = field.isSecret ? "SecureField" : "TextField"
            return ("\(control)(\(title))", "\"\"", texts, texts.map { "\"\($0)\"" })
        case .int, .double, .decimal:
            let numbers = field.type == .int ? ["7", "8"] : ["7.5", "8.5"]
            let exact = "\(screen)DecimalField(\(title))"
            let control = field.type == .decimal ? exact : "NumberField<\(type)>(\(title))"
            return (control, "\(type)?.none", numbers, numbers)
        case .bool: return ("Toggle(\(title))", "false", ["yes", "no"], ["true", "false"])
        case .date:
            let days = ["CalendarDate.epoch", "CalendarDate.epoch.advanced(by: 1)"]
            let shown = ["1970-01-01", "1970-01-02"]
            return ("DateField<\(type)>(\(title))", "\(type)?.none", shown, days)
        case .choice:
            let shown = [field.options[field.options.count - 1], field.options[0]]
            let control = "Choice(\(title), \(type).allCases) { $0.rawValue }"
            return (control, "\(type).\(shown[1])", shown, shown.map { "\(type).\($0)" })
        }
    }
}

extension Field {
    /// True if a form needs its value. A switch and a choice always have one.
    var isRequired: Bool { !isOptional && type.canBeMissing }
}
