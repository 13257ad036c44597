/// The kind of body a statement stands in.
enum SourceBody {
    /// Statements that are run; lines of a result builder, too.
    case effects
    /// Statements; a single one is the value.
    case value
    /// Statements of an initializer, which sets properties.
    case initializer
    /// Statements of which the last one leaves the scope.
    case exit
}

extension MutatedSource {
    /// Reads the declarations of a file or a type.
    mutating func readMembers(_ nodes: SourceNodes) {
        for statement in nodes.statements { readMember(statement) }
    }

    private mutating func readMember(_ statement: SourceNodes) {
        let declaration = statement.withoutModifiers
        switch declaration.first?.text {
        case "struct", "class", "enum", "extension", "actor":
            if let body = declaration.firstGroup("{") { readMembers(declaration[body].content) }
        case "let", "var": readProperty(declaration)
        case "func", "init", "deinit", "subscript": readFunction(declaration)
        case "case":
            if declaration.firstAlone("=") != nil {
                skip(statement, because: "a raw value has to be a literal")
            }
        default: break
        }
    }

    /// Returns whether this is a declaration, which can also stand among statements.
    mutating func isDeclaration(_ statement: SourceNodes) -> Bool {
        let declaration = statement.withoutModifiers
        let words: Set = ["struct", "class", "enum", "extension", "func", "typealias", "import"]
        guard let word = declaration.first?.text, words.contains(word) else { return false }
        readMember(statement)
        return true
    }

    /// Reads the initial value, and the accessors, of properties or local variables.
    mutating func readProperty(_ nodes: SourceNodes) {
        for part in nodes.parts {
            var part = part
            if let last = part.last, last.text == "{",
                last.content.begins(with: "didSet", "willSet")
            {
                readAccessors(last.content)
                part = part.dropLast()
            }
            if let sign = part.firstAlone("=") {
                readValue(part[(sign + 1)...], isResult: true)
            } else if let body = part.firstGroup("{") {
                readGetter(part[body].content)
            } else if let name = part.dropFirst().first {
                unset.insert(name.text)
            }
        }
    }

    private mutating func readGetter(_ nodes: SourceNodes) {
        let isList = nodes.begins(with: "get", "set", "didSet", "willSet", "_read", "mutating")
        if isList { readAccessors(nodes) } else { readBody(nodes, .value) }
    }

    private mutating func readAccessors(_ nodes: SourceNodes) {
        for statement in nodes.statements {
            guard let body = statement.firstGroup("{") else { continue }
            readBody(statement[body].content, statement.begins(with: "get") ? .value : .effects)
        }
    }

    private mutating func readFunction(_ nodes: SourceNodes) {
        if let parameters = nodes.firstGroup("(") {
            for parameter in nodes[parameters].content.parts {
                guard let sign = parameter.firstAlone("=") else { continue }
                readValue(parameter[(sign + 1)...], isResult: true)
            }
        }
        guard let body = nodes.firstGroup("{") else { return }
        let arrow = nodes[..<body].firstAlone("->")
        let returns = arrow.map { !["Void", "("].contains(nodes[$0 + 1].text) } ?? false
        if nodes.begins(with: "subscript") { return readGetter(nodes[body].content) }
        if nodes.begins(with: "init") { return readBody(nodes[body].content, .initializer) }
        readBody(nodes[body].content, returns ? .value : .effects)
    }
}

extension SourceNode {
    /// The nodes between the brackets.
    var content: SourceNodes { (inside ?? [])[...] }
}
