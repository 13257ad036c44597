/// The texts and conditions of a field in a template.
struct FieldValues {
    let field: Field
    private let type: String
    private let screen: String

    /// The name of its control in a view.
    private let member: String

    init(_ field: Field, in screen: String, member: String? = nil) {
        (self.field, self.screen) = (field, screen)
        self.member = member ?? field.name
        type = field.swiftType(in: screen)
    }

    /// Returns its values as one of these fields.
    func values(in fields: [Field]) -> TemplateValues {
        let isTyped = field.type.isTyped
        return TemplateValues(
            texts: [
                "field": field.name, "member": member, "fieldTitle": field.title,
                "type": type + (field.isOptional ? "?" : ""),
                "options": field.options.joined(separator: ", "), "control": parts.control,
                "state": isTyped ? "\(type)?" : type, "initial": parts.initial,
                "sample": samples[0], "use": use, "cell": text(of: "$0.\(field.name)"),
                "shown": text(of: field.name),
                "shownSample": shown[0], "separator": field == fields.last ? "" : ", ",
                "and": field == fields.last(where: \.isRequired) ? "" : ", ",
                "comma": fields.count == 1 ? "" : ",",
            ],
            conditions: [
                "secret": field.isSecret, "required": field.isRequired,
                "text": field.type == .string,
                "typedValue": isTyped, "unwrapped": isTyped && field.isRequired,
                "maybe": field.type == .string && field.isOptional,
                "decimal": field.type == .decimal, "choice": field.type == .choice,
            ])
    }

    /// Two values, as a user sees them. The second value of an optional field is empty.
    var shown: [String] { field.isOptional ? [parts.shown[0], ""] : parts.shown }

    /// The expressions for these values.
    var samples: [String] { field.isOptional ? [parts.samples[0], "nil"] : parts.samples }

    /// The expressions that make its control and its value before the user fills it in; two values
    /// as a user sees them, and the expressions for these.
    private var parts: (control: String, initial: String, shown: [String], samples: [String]) {
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

    /// The call of a test's driver that fills in the value.
    private var use: String {
        switch field.type {
        case .string, .int, .double, .decimal, .date:
            "type(\"\(shown[0])\", into: \"\(field.title)\")"
        case .bool: "toggle(\"\(field.title)\")"
        case .choice: "choose(\"\(shown[0])\", in: \"\(field.title)\")"
        }
    }

    /// The expression for the text of a value.
    private func text(of value: String) -> String {
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
}

extension Field {
    /// True if a form needs its value. A switch and a choice always have one.
    var isRequired: Bool { !isOptional && type.canBeMissing }
}
