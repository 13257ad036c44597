/// A value that a screen shows, or that the user fills in, such as `total:Decimal?`.
struct Field: Hashable, Sendable {
    /// The name in lower camel case, e.g. `orderDate`.
    let name: String
    let type: FieldType

    /// The names of a choice.
    var options: [String] = []
    var isOptional = false
}

extension Field {
    /// Reads `name`, `name:Type` or `name:Type?`. The name can be in any case.
    init(_ given: String) throws(GeneratorError) {
        let parts = given.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            .map(String.init)
        let words = CamelWords.name(of: parts[0])
        name = CamelWords(words).member
        try NameKind.field.check(parts[0], meaning: words, limit: ScreenName.longest)
        let text = parts.count > 1 ? parts[1] : FieldType.string.rawValue
        isOptional = text.hasSuffix("?")
        let named = isOptional ? String(text.dropLast()) : text
        let known = FieldType.allCases.first { $0.rawValue.lowercased() == named.lowercased() }
        type = known ?? .choice
        if type == .choice {
            options = named.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
        }
        let isChoice = options.count > 1 && options.allSatisfy(\.isMemberName)
        let isValid = type != .choice || isChoice && Set(options).count == options.count
        if !isValid || isOptional && !type.canBeMissing {
            throw .request(.unknownType(text, field: name))
        }
    }

    /// Reads the fields of several texts. Throws if two have one name.
    static func all(_ texts: [String]) throws(GeneratorError) -> [Field] {
        var fields: [Field] = []
        for text in texts {
            let field = try Field(text)
            if fields.contains(where: { $0.name == field.name }) {
                throw .request(.name(field.name, .field, .repeated))
            }
            fields.append(field)
        }
        return fields
    }

    /// The text that it can be read from again.
    var text: String { "\(name):\(typeText)\(isOptional ? "?" : "")" }

    private var typeText: String {
        type == .choice ? options.joined(separator: "|") : type.rawValue
    }

    /// Returns the type of the value of a field in Swift, without a question mark.
    func swiftType(in screen: String) -> String {
        switch type {
        case .date: "CalendarDate"
        case .choice: screen + CamelWords.name(of: name)
        case .string, .int, .double, .decimal, .bool: type.rawValue
        }
    }

    /// The name for users, e.g. `Order date`.
    var title: String { name == "id" ? "ID" : CamelWords(name).title }

    /// True if its text must not be shown or saved.
    var isSecret: Bool { type == .string && name.lowercased().hasSuffix("password") }
}

extension Field: Codable {
    init(from decoder: any Decoder) throws {
        try self.init(decoder.singleValueContainer().decode(String.self))
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}

/// The type of a field.
enum FieldType: String, CaseIterable, Sendable {
    case string = "String"
    case int = "Int"
    case double = "Double"
    case decimal = "Decimal"
    case bool = "Bool"
    case date = "Date"

    /// One of several names.
    case choice = ""

    /// False for a switch and a choice, which always have a value.
    var canBeMissing: Bool { self != .bool && self != .choice }

    /// True if the user types its value into a field that checks it.
    var isTyped: Bool { canBeMissing && self != .string }
}
