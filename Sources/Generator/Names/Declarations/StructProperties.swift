extension [Field] {
    /// Reads the properties of a struct from a formatted source, in the order of its initializer. Returns
    /// nil if there is no such struct, if a field cannot have the type of a property, if a property is
    /// private, or if the initializer has other parameters.
    init?(ofStruct name: String, in source: String) {
        let lines = source.split(separator: "\n")
        guard let head = lines.firstIndex(where: { $0.declaresStruct(name) }) else { return nil }
        let body = lines[(head + 1)...].prefix { $0 != "}" }
        let indentation = (body.first ?? "").prefix { $0 == " " || $0 == "\t" }
        let members = body.filter { $0.hasPrefix(indentation) }.map {
            $0.dropFirst(indentation.count)
        }
        self.init()
        var parameters: [String] = []
        for member in members where member.first?.isWhitespace == false {
            guard let (name, type) = member.storedProperty else { continue }
            guard let field = Field(name, of: type), !member.contains("private") else { return nil }
            append(field)
            parameters.append("\(name): \(type)")
        }
        let initializers = members.filter { $0.contains("init(") }
        let wanted = "init(\(parameters.joined(separator: ", "))) {"
        let isUsual = initializers.isEmpty || initializers.contains { $0.hasSuffix(wanted) }
        if isEmpty || !isUsual { return nil }
    }
}

extension Field {
    /// A property of this type; nil if no field has the type.
    fileprivate init?(_ name: String, of type: String) {
        let isOptional = type.hasSuffix("?")
        let plain = isOptional ? String(type.dropLast()) : type
        let known = FieldType.all.first {
            $0.swiftType(of: Field(name: name, type: $0), in: "") == plain
        }
        guard let known else { return nil }
        self.init(name: name, type: known, isOptional: isOptional)
    }
}

extension Substring {
    fileprivate func declaresStruct(_ name: String) -> Bool {
        if hasPrefix("//") { return false }
        let words = split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        return zip(words, words.dropFirst()).contains { $0 == "struct" && $1 == name }
    }

    /// The name and the type, if this line declares a property whose value the initializer takes.
    fileprivate var storedProperty: (name: String, type: String)? {
        if hasPrefix("//") || contains("static ") || contains("=") || contains("{") { return nil }
        let parts = split(separator: ":", maxSplits: 1)
        let words = parts[0].split(separator: " ")
        guard parts.count == 2, let name = words.last,
            words.dropLast().last.map({ ["let", "var"].contains($0) }) == true
        else { return nil }
        return (String(name), String(parts[1].drop { $0 == " " }))
    }
}
