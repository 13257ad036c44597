/// A value that a screen shows, or that the user fills in, such as `total:Decimal?`.
package struct Field: Hashable, Sendable {
    /// The name in lower camel case, e.g. `orderDate`.
    package let name: String
    package let type: FieldType
    package var isOptional = false
}

extension Field {
    /// Reads `name`, `name:Type` or `name:Type?`. The name can be in any case.
    package init(_ given: String) throws(GeneratorError) {
        let parts = given.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        let words = CamelWords.name(of: String(parts[0]))
        let name = CamelWords(words).member
        try naming { () throws(NameError) in
            let letters = String(parts[0]).letterFault(in: words)
            if let letters { throw NameError(String(parts[0]), .field, letters) }
        }
        let text = parts.count > 1 ? String(parts[1]) : FieldType.string.text
        let isOptional = text.hasSuffix("?")
        let type = try FieldType(isOptional ? String(text.dropLast()) : text, of: name)
        self.init(name: name, type: type, isOptional: isOptional)
        if isOptional, !type.canBeMissing { throw .request(.neverMissing(name)) }
        try check()
    }

    /// Reads the fields of several texts. Throws if two have one name.
    package static func all(_ texts: [String]) throws(GeneratorError) -> [Field] {
        var fields: [Field] = []
        for text in texts {
            let field = try Field(text)
            if fields.contains(where: { $0.name == field.name }) {
                throw .name(NameError(field.name, .field, .repeated(field.name)))
            }
            fields.append(field)
        }
        return fields
    }

    /// The text that it can be read from again.
    package var text: String { "\(name):\(type.text)\(isOptional ? "?" : "")" }

    /// The name for users, e.g. `Order date`.
    var title: String {
        name == "id" ? "ID" : CamelWords(CamelWords.name(of: name)).title
    }

    private func check() throws(GeneratorError) {
        var fault: NameFault?
        if name.utf8.count > ScreenName.longest { fault = .tooLong(count: name.utf8.count) }
        if Keywords.contains(name) { fault = .keyword(name) }
        if Self.used.contains(name) { fault = .used(name) }
        if let fault { throw .name(NameError(name, .field, fault)) }
    }

    /// The names of members and values in generated files.
    private static let used = Set(
        """
        app canFinish contents controls description done entry facts failure finished host input \
        isValid load missing parts request rows save saving screen selected service start title \
        titleSource badgeSource values view viewModel router hash init
        """.split(separator: " ").map(String.init))
}

/// The type of a field.
package enum FieldType: Hashable, Sendable {
    case string, int, double, decimal, bool, date

    /// One of these names.
    case choice([String])

    /// The names of the types that have one, as they are typed.
    static let names = ["String", "Int", "Double", "Decimal", "Bool", "Date"]

    /// The types that have a name.
    static let all: [FieldType] = [.string, .int, .double, .decimal, .bool, .date]

    init(_ text: String, of field: String) throws(GeneratorError) {
        if let index = Self.names.firstIndex(where: { $0.lowercased() == text.lowercased() }) {
            self = Self.all[index]
            return
        }
        let options = text.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
        let areNames = options.allSatisfy { option in
            option.unicodeScalars.first?.isSmallLetter == true && !Keywords.contains(option)
                && option.unicodeScalars.allSatisfy { $0.isPlainLetter || $0.isPlainDigit }
        }
        guard options.count > 1, areNames, Set(options).count == options.count else {
            throw .request(.unknownType(text, field: field))
        }
        self = .choice(options)
    }

    /// The name as it is typed.
    var text: String {
        Self.all.firstIndex(of: self).map { Self.names[$0] }
            ?? (options ?? []).joined(separator: "|")
    }

    /// The names of a choice; nil for other types.
    var options: [String]? {
        if case .choice(let options) = self { options } else { nil }
    }

    /// False for a switch and a choice, which always have a value.
    var canBeMissing: Bool {
        switch self {
        case .bool, .choice: false
        case .string, .int, .double, .decimal, .date: true
        }
    }

    /// True if the user types its value into a field that checks it.
    var isTyped: Bool {
        switch self {
        case .int, .double, .decimal, .date: true
        case .string, .bool, .choice: false
        }
    }

    func swiftType(of field: Field, in screen: String) -> String {
        switch self {
        case .date: "CalendarDate"
        case .choice: screen + CamelWords.name(of: field.name)
        case .string, .int, .double, .decimal, .bool: text
        }
    }
}
