/// What was typed, put together for one command: all of it is known and allowed there.
struct Typed {
    let command: Command
    let operands: [String]
    private var values: [Option: [String]] = [:]

    /// Sorts `tokens`, which must be nothing but what `command` takes; its own words stand first.
    init(_ tokens: [Token], for command: Command, isNamed: Bool) throws(CommandError) {
        self.command = command
        let words = tokens.compactMap(\.operand)
        operands = Array(words.dropFirst(isNamed ? command.words.count : 0))
        for token in tokens { try take(token) }
        try check()
    }

    func has(_ option: Option) -> Bool { values[option] != nil }

    func value(_ option: Option) -> String? { values[option]?.first }

    func all(_ option: Option) -> [String] { values[option] ?? [] }

    private mutating func take(_ token: Token) throws(CommandError) {
        switch token {
        case .operand: break
        case .flag(let option): try take(option, "")
        case .setting(let option, let value): try take(option, value)
        case .unknown(let option): throw .unknownOption(option, command)
        case .missing(let option): throw .missingValue(option)
        case .needless(let option, let value): throw .needlessValue(option, value)
        }
    }

    private mutating func take(_ option: Option, _ value: String) throws(CommandError) {
        guard command.options.contains(option) else { throw .foreignOption(option, command) }
        let choices = option.row.value?.kind.choices ?? []
        if !choices.isEmpty, !choices.contains(value) {
            throw .notAChoice(value, of: option.typed, choices)
        }
        if has(option), !option.row.isRepeatable { throw .repeated(option) }
        values[option, default: []].append(value)
    }

    private func check() throws(CommandError) {
        if let both = Contradiction.all.first(where: { has($0.first) && has($0.second) }) {
            throw .contradiction(both)
        }
        try checkOperands()
        if let option = command.row.required.first(where: { !has($0) }) {
            throw .missingOption(option, command)
        }
    }

    private func checkOperands() throws(CommandError) {
        var rest = operands[...]
        for argument in command.row.arguments {
            guard let first = rest.first else {
                if argument.isOptional { break }
                throw .missingArgument(command)
            }
            let choices = argument.value.kind.choices
            if !choices.isEmpty, !choices.contains(first) {
                throw .notAChoice(first, of: command.typed, choices)
            }
            rest = argument.isRepeatable ? [] : rest.dropFirst()
        }
        if let surplus = rest.first { throw .surplus(surplus, command) }
    }
}
