/// The texts and conditions of a field in a template.
struct FieldValues {
    static let texts = [
        "field", "fieldTitle", "type", "options", "control", "state", "initial", "sample",
        "otherSample", "use", "cell", "shown", "shownSample", "separator", "and",
        "comma",
    ]

    let field: Field
    let screen: String
    private let isOnly: Bool
    private let isLast: Bool
    private let isLastRequired: Bool

    /// Returns the values of the fields of a screen of this name.
    static func all(_ fields: [Field], in screen: String) -> [FieldValues] {
        let lastRequired = fields.last(where: \.isRequired)
        return fields.map {
            FieldValues(
                field: $0, screen: screen, isOnly: fields.count == 1, isLast: $0 == fields.last,
                isLastRequired: $0 == lastRequired)
        }
    }

    var values: TemplateValues {
        let type = field.swiftType(in: screen)
        return TemplateValues(
            texts: [
                "field": field.name, "fieldTitle": field.title, "type": type, "options": options,
                "control": control, "state": state, "initial": initial, "sample": sample,
                "otherSample": otherSample, "use": use, "cell": shown(of: "$0.\(field.name)"),
                "shown": shown(of: field.name), "shownSample": shownSample,
                "separator": isLast ? "" : ", ", "and": isLastRequired ? "" : ", ",
                "comma": isOnly ? "" : ",",
            ],
            conditions: [
                "required": field.isRequired, "text": field.type == .string,
                "typedValue": field.type.isTyped,
                "maybe": field.type == .string && field.isOptional,
                "decimal": field.type == .decimal,
                "choice": field.type.options != nil,
            ])
    }

    private var type: String { field.type.swiftType(of: field, in: screen) }

    private var options: String { (field.type.options ?? []).joined(separator: ", ") }

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

    /// The type of its value while the user fills it in.
    private var state: String { field.type.isTyped ? "\(type)?" : type }

    private var initial: String {
        switch field.type {
        case .string: "\"\""
        case .int, .double, .decimal, .date: "\(type)?.none"
        case .bool: "false"
        case .choice(let options): "\(type).\(options[0])"
        }
    }

    private var sample: String {
        switch field.type {
        case .string, .int, .double, .decimal:
            field.type == .string ? "\"\(shownSample)\"" : shownSample
        case .bool: "true"
        case .date: "CalendarDate.epoch"
        case .choice: "\(type).\(shownSample)"
        }
    }

    /// The value of a second row.
    private var otherSample: String {
        if field.isOptional { return "nil" }
        switch field.type {
        case .string: return "\"\(otherShownSample)\""
        case .int, .double, .decimal: return otherShownSample
        case .bool: return "false"
        case .date: return "CalendarDate.epoch.advanced(by: 1)"
        case .choice: return "\(type).\(otherShownSample)"
        }
    }

    /// The first value as a user sees it.
    var shownSample: String {
        switch field.type {
        case .string: "My \(field.title.lowercased())"
        case .int: "7"
        case .double, .decimal: "7.5"
        case .bool: "yes"
        case .date: "1970-01-01"
        case .choice(let options): options[options.count - 1]
        }
    }

    /// The value of a second row as a user sees it.
    var otherShownSample: String {
        if field.isOptional { return "" }
        switch field.type {
        case .string: return "Your \(field.title.lowercased())"
        case .int: return "8"
        case .double, .decimal: return "8.5"
        case .bool: return "no"
        case .date: return "1970-01-02"
        case .choice(let options): return options[0]
        }
    }

    /// The call of a test's driver that fills in the value.
    private var use: String {
        switch field.type {
        case .string, .int, .double, .decimal, .date:
            "type(\"\(shownSample)\", into: \"\(field.title)\")"
        case .bool: "toggle(\"\(field.title)\")"
        case .choice: "choose(\"\(shownSample)\", in: \"\(field.title)\")"
        }
    }

    /// The expression for the text of a value.
    private func shown(of value: String) -> String {
        switch field.type {
        case .string: field.isOptional ? "\(value) ?? \"\"" : value
        case .int, .double, .decimal, .date:
            field.isOptional ? "\(value).map { \"\\($0)\" } ?? \"\"" : "\"\\(\(value))\""
        case .bool: "\(value) ? \"yes\" : \"no\""
        case .choice: "\(value).rawValue"
        }
    }

    /// The test of a value that has to be there.
    enum Check { case text, value, truth }

    var check: Check { field.type == .string ? .text : .value }
}

extension Field {
    /// True if a form needs its value. A switch and a choice always have one.
    var isRequired: Bool { !isOptional && type.canBeMissing }
}

extension FieldType {
    /// The names of a choice; nil for other types.
    var options: [String]? {
        if case .choice(let options) = self { options } else { nil }
    }
}
