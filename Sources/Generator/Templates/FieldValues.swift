/// The texts and conditions of a field in a template.
struct FieldValues {
    let field: Field
    private let type: String
    private let screen: String

    init(_ field: Field, in screen: String) {
        (self.field, self.screen) = (field, screen)
        type = field.swiftType(in: screen)
    }

    /// Returns its values as one of these fields.
    func values(in fields: [Field]) -> TemplateValues {
        let isTyped = field.type.isTyped
        return TemplateValues(
            texts: [
                "field": field.name, "fieldTitle": field.title,
                "type": type + (field.isOptional ? "?" : ""),
                "options": field.options.joined(separator: ", "), "control": control,
                "state": isTyped ? "\(type)?" : type, "initial": initial, "sample": samples[0],
                "use": use, "cell": text(of: "$0.\(field.name)"), "shown": text(of: field.name),
                "shownSample": shown[0], "separator": field == fields.last ? "" : ", ",
                "and": field == fields.last(where: \.isRequired) ? "" : ", ",
                "comma": fields.count == 1 ? "" : ",",
            ],
            conditions: [
                "required": field.isRequired, "text": field.type == .string,
                "typedValue": isTyped, "unwrapped": isTyped && field.isRequired,
                "maybe": field.type == .string && field.isOptional,
                "decimal": field.type == .decimal, "choice": field.type == .choice,
            ])
    }

    /// The expression that makes its control.
    private var control: String {
        switch field.type {
        case .string: "TextField(\"\(field.title)\")"
        case .int, .double: "NumberField<\(type)>(\"\(field.title)\")"
        case .decimal: "\(screen)DecimalField(\"\(field.title)\")"
        case .bool: "Toggle(\"\(field.title)\")"
        case .date: "DateField<\(type)>(\"\(field.title)\")"
        case .choice: "Choice(\"\(field.title)\", \(type).allCases) { $0.rawValue }"
        }
    }

    /// The expression for its value before the user fills it in.
    private var initial: String {
        switch field.type {
        case .string: "\"\""
        case .int, .double, .decimal, .date: "\(type)?.none"
        case .bool: "false"
        case .choice: "\(type).\(field.options[0])"
        }
    }

    /// Two values, as a user sees them. The second value of an optional field is empty.
    var shown: [String] {
        let values =
            switch field.type {
            case .string: ["My", "Your"].map { "\($0) \(field.title.lowercased())" }
            case .int: ["7", "8"]
            case .double, .decimal: ["7.5", "8.5"]
            case .bool: ["yes", "no"]
            case .date: ["1970-01-01", "1970-01-02"]
            case .choice: [field.options[field.options.count - 1], field.options[0]]
            }
        return field.isOptional ? [values[0], ""] : values
    }

    /// The expressions for these values.
    var samples: [String] {
        let values =
            switch field.type {
            case .string: shown.map { "\"\($0)\"" }
            case .int, .double, .decimal: shown
            case .bool: ["true", "false"]
            case .date: ["CalendarDate.epoch", "CalendarDate.epoch.advanced(by: 1)"]
            case .choice: shown.map { "\(type).\($0)" }
            }
        return field.isOptional ? [values[0], "nil"] : values
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
