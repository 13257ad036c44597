extension MutatedSource {
    /// Reads an expression. If it is a result, its own value is changed too, and not only what it
    /// is made of.
    mutating func readValue(_ nodes: SourceNodes, isResult: Bool) {
        let nodes = nodes.withoutEffects
        if nodes.begins(with: "if") { return readConditional(nodes, .value) }
        if nodes.begins(with: "switch") { return readSwitch(nodes, .value) }
        if let mark = nodes.firstAlone("?"), let colon = nodes[mark...].firstAlone(":") {
            readBoolean(nodes[..<mark])
            readValue(nodes[(mark + 1)..<colon], isResult: isResult)
            return readValue(nodes[(colon + 1)...], isResult: isResult)
        }
        if isBoolean(nodes) { return readBoolean(nodes) }
        let choices = nodes.split(at: "??")
        if choices.count > 1 { return choices.forEach { readValue($0, isResult: isResult) } }
        if isResult, hasOtherValue(nodes) {
            let isTransition = nodes.begins(with: ".", "finish")
            if isTransition { swap(nodes) } else { change(nodes, .value, to: "another value") }
        }
        readInside(nodes)
    }

    /// Reads a Boolean expression.
    mutating func readBoolean(_ nodes: SourceNodes) {
        let nodes = nodes.withoutEffects
        let operands = nodes.split(at: "&&", "||")
        guard operands.count == 1 else { return operands.forEach { readBoolean($0) } }
        if isLiteral(nodes) { return readInside(nodes) }
        guard nodes.firstAlone("?") == nil else { return readValue(nodes, isResult: true) }
        invert(nodes)
        let limits = ["<": "<=", "<=": "<", ">": ">=", ">=": ">"]
        if let sign = nodes.firstAlone("<", "<=", ">", ">="), let other = limits[nodes[sign].text] {
            moveLimit(nodes, at: sign, to: other)
        }
        readInside(nodes)
    }

    /// Returns whether the expression is Boolean by its looks.
    private func isBoolean(_ nodes: SourceNodes) -> Bool {
        nodes.begins(with: "!")
            || nodes.firstAlone("&&", "||", "==", "!=", "<", "<=", ">", ">=", "===", "!==") != nil
    }

    func isLiteral(_ nodes: SourceNodes) -> Bool {
        guard nodes.count == 1, let node = nodes.first else { return false }
        return node.isNumber || node.isString || node.text == "true" || node.text == "false"
    }

    /// Returns whether a value of this expression's type can have another value, by its looks.
    /// Otherwise, the first run finds it out.
    private func hasOtherValue(_ nodes: SourceNodes) -> Bool {
        guard let first = nodes.first, !isLiteral(nodes), !nodes.isConstruction else {
            return false
        }
        let starts: Set = ["{", "[", "\\", "&", "#", "nil", "self", "any", "-", "("]
        return !starts.contains(first.text) && !first.text.hasPrefix("#")
            && nodes.firstIndex { $0.isAssignment } == nil
    }

    /// Reads the literals, arguments, lists and closures of an expression.
    private mutating func readInside(_ nodes: SourceNodes) {
        let isConstruction = nodes.isConstruction
        for index in nodes.indices {
            let node = nodes[index]
            let last = index > nodes.startIndex ? nodes[index - 1] : nil
            switch node.text {
            case "(": readArguments(node.content, areFacts: isConstruction)
            case "[": readBrackets(nodes, index, after: last)
            case "{":
                let isFirst = !nodes[..<index].contains { $0.text == "." }
                readClosure(node.content, isBuilder: isFirst && nodes.begins(with: "Flow"))
            default:
                guard isLiteral(nodes[index...index]), last?.text != "." else { continue }
                change(nodes[index...index], .literal, to: Self.other(node.text))
            }
        }
    }

    private static func other(_ literal: String) -> String {
        switch literal {
        case "true": "false"
        case "false": "true"
        case "\"\"": "\"mutant\""
        case _ where literal.contains("\""): "\"\""
        default: "\(literal) + 1"
        }
    }

    private mutating func readArguments(_ nodes: SourceNodes, areFacts: Bool) {
        for part in nodes.parts {
            let argument = part.unlabelled
            let isFact = areFacts && argument.count < part.count && argument.isPath
            readValue(argument, isResult: isFact)
        }
    }

    /// Reads a list, or the arguments of a subscript.
    private mutating func readBrackets(_ nodes: SourceNodes, _ index: Int, after last: SourceNode?)
    {
        let group = nodes[index]
        let isArgument = nodes[..<index].reduce(0) { $0 + $1.angleDepth } > 0
        let isType = last?.text == "as" || isArgument || nodes[(index + 1)...].begins(with: "(")
        if isType { return }
        let elements = group.content.parts
        let isSubscript = last.map { !group.spaceBefore && !$0.isOperator } ?? false
        let isMap = elements.contains { $0.colonOfMap != nil }
        if !isSubscript, !isMap, !elements.isEmpty {
            leaveOutElements(elements, of: nodes[index...index])
        }
        for element in elements {
            guard let colon = element.colonOfMap else {
                readValue(element, isResult: false)
                continue
            }
            readValue(element[..<colon], isResult: false)
            readValue(element[(colon + 1)...], isResult: false)
        }
    }

    /// Reads the body of a closure, without its parameters.
    private mutating func readClosure(_ nodes: SourceNodes, isBuilder: Bool) {
        var nodes = nodes
        if !nodes.begins(with: "for"), let word = nodes.firstAlone("in") {
            nodes = nodes[(word + 1)...]
        }
        let isAssignment =
            nodes.statements.count == 1 && !nodes.begins(with: "if", "guard", "switch")
            && nodes.contains { $0.isAssignment }
        readBody(nodes, isBuilder || isAssignment ? .effects : .value)
    }
}
