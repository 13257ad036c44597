extension MutatedSource {
    /// Reads the statements of a body.
    mutating func readBody(_ nodes: SourceNodes, _ kind: SourceBody) {
        let statements = nodes.statements
        for (index, statement) in statements.enumerated() {
            let isOnly = statements.count == 1
            let isLast = index == statements.count - 1
            switch kind {
            case .value where isOnly && !isDeclared(statement): readValue(statement, isResult: true)
            case .exit where isLast: readEnd(statement)
            case .initializer: readStatement(statement, .initializer)
            case .effects, .value, .exit: readStatement(statement, .effects)
            }
        }
    }

    private func isDeclared(_ statement: SourceNodes) -> Bool {
        statement.begins(with: "let", "var", "for", "while", "guard", "do", "defer", "throw")
    }

    /// Reads a statement that has to leave the scope.
    private mutating func readEnd(_ statement: SourceNodes) {
        if statement.begins(with: "return"), statement.count > 1 {
            readValue(statement, isResult: true)
        } else {
            skip(statement, because: "leaves the scope of a guard")
        }
    }

    private mutating func readStatement(_ nodes: SourceNodes, _ kind: SourceBody) {
        switch nodes.first?.text {
        case "let", "var": readProperty(nodes)
        case "if", "guard", "while": readConditional(nodes, kind)
        case "for": readLoop(nodes)
        case "switch": readSwitch(nodes, kind)
        case "do", "defer", "repeat": readBodies(nodes, kind)
        case "return":
            if nodes.count > 1 { readValue(nodes, isResult: true) }
        case "break", "continue", "fallthrough", "throw": break
        case _ where nodes.begins(with: "weak", "unowned", "lazy"):
            readProperty(nodes.withoutModifiers)
        case _ where isDeclaration(nodes): break
        default: readEffect(nodes, kind)
        }
    }

    /// Reads an expression that is run for its effect.
    private mutating func readEffect(_ nodes: SourceNodes, _ kind: SourceBody) {
        guard let sign = nodes.firstIndex(where: { $0.isAssignment }) else {
            if isNeeded(nodes.withoutEffects) {
                skip(nodes, because: "the program does not compile without it")
            } else {
                leaveOut(nodes)
            }
            return readValue(nodes, isResult: false)
        }
        let (isFirst, new) = (isFirstValue(nodes[..<sign], kind), nodes[(sign + 1)...])
        if !isFirst {
            leaveOut(nodes)
        } else if new.count == 1, !isLiteral(new) {
            return skip(nodes, because: "gives a property its first value")
        }
        readValue(new, isResult: isFirst)
    }

    /// Returns whether an assignment to these nodes can give a constant its first value.
    private func isFirstValue(_ target: SourceNodes, _ kind: SourceBody) -> Bool {
        let isOwn = target.begins(with: "self") && target.count == 3
        return kind == .initializer && (isOwn || target.count == 1)
            || target.count == 1 && unset.contains(target.first?.text ?? "")
    }

    /// Returns whether a function would not compile without this call.
    private func isNeeded(_ call: SourceNodes) -> Bool {
        call.begins(with: "super", "fatalError", "preconditionFailure")
            || call.begins(with: "self") && call.dropFirst(2).begins(with: "init")
    }

    /// Reads `if`, `guard` and `while`, with all that belongs to them.
    mutating func readConditional(_ nodes: SourceNodes, _ kind: SourceBody) {
        guard let body = nodes.firstGroup("{") else { return }
        let isGuard = nodes.begins(with: "guard")
        var head = nodes[..<body].dropFirst()
        if isGuard, head.last?.text == "else" { head = head.dropLast() }
        let isEndless = nodes.begins(with: "while") && head.begins(with: "true")
        if !isEndless { for part in head.parts { readCondition(part) } }
        readBody(nodes[body].content, isGuard ? .exit : kind)
        let rest = nodes[(body + 1)...].dropFirst()
        guard nodes[(body + 1)...].begins(with: "else") else { return }
        if rest.begins(with: "if") { return readConditional(rest, kind) }
        if let last = rest.firstGroup("{") { readBody(rest[last].content, kind) }
    }

    /// Reads a condition, which can bind a value.
    private mutating func readCondition(_ nodes: SourceNodes) {
        if nodes.begins(with: "case") {
            skip(nodes, because: "a pattern")
        } else if nodes.begins(with: "let", "var") {
            if let sign = nodes.firstAlone("=") { readValue(nodes[(sign + 1)...], isResult: true) }
        } else if nodes.first?.text.hasPrefix("#") == false {
            readBoolean(nodes)
        }
    }

    private mutating func readLoop(_ nodes: SourceNodes) {
        guard let body = nodes.firstGroup("{"), let word = nodes[..<body].firstAlone("in") else {
            return
        }
        let head = nodes[(word + 1)..<body]
        if let filter = head.firstAlone("where") {
            readValue(head[..<filter], isResult: true)
            readBoolean(head[(filter + 1)...])
        } else {
            readValue(head, isResult: true)
        }
        readBody(nodes[body].content, .effects)
    }

    /// Reads the bodies of the cases of a `switch`.
    mutating func readSwitch(_ nodes: SourceNodes, _ kind: SourceBody) {
        guard let group = nodes.firstGroup("{") else { return }
        let content = nodes[group].content
        let starts = content.indices.filter {
            content[$0].startsLine && ["case", "default"].contains(content[$0].text)
        }
        for (start, end) in zip(starts, starts.dropFirst() + [content.endIndex]) {
            let part = content[start..<end]
            guard let colon = part.firstIndex(where: { $0.text == ":" }) else { continue }
            if let filter = part[..<colon].firstAlone("where") {
                readBoolean(part[(filter + 1)..<colon])
            }
            readBody(part[(colon + 1)...], kind)
        }
    }

    private mutating func readBodies(_ nodes: SourceNodes, _ kind: SourceBody) {
        for node in nodes where node.text == "{" { readBody(node.content, kind) }
    }
}

extension SourceNode {
    var isAssignment: Bool { isBinary && ["=", "+=", "-=", "*="].contains(text) }
}
