package import WaylineValues

/// The arguments and options of one command. All of them are known and allowed there.
package struct Arguments: Sendable {
    let program: Program
    package let command: Command
    package let operands: [String]
    private var values: [Option: [String]] = [:]

    /// Sorts `tokens`. If the command `isNamed`, the first operands are its own words.
    init(
        _ tokens: [Token], for command: Command, of program: Program, isNamed: Bool
    ) throws(CommandError) {
        self.program = program
        self.command = command
        let words = tokens.compactMap(\.operand)
        operands = Array(words.dropFirst(isNamed ? command.words.count : 0))
        for token in tokens { try take(token) }
        try check()
    }

    package func has(_ option: Option) -> Bool { values[option] != nil }

    package func value(_ option: Option) -> String? { values[option]?.first }

    package func all(_ option: Option) -> [String] { values[option] ?? [] }

    /// The framework that `--tests` names; nil without it.
    package var framework: TestFramework? { value(.tests).flatMap(TestFramework.init(rawValue:)) }

    private mutating func take(_ token: Token) throws(CommandError) {
        guard case .option(let option, let typed, let value) = token else { return }
        guard let option else { throw .unknownOption(typed, command) }
        if option.value == nil, let value { throw .needlessValue(option, value) }
        let text = value ?? ""
        if option.value != nil, text.isEmpty { throw .missingValue(option) }
        guard command.options.contains(option) else { throw .foreignOption(option, command) }
        let choices = option.value?.choices ?? []
        if !choices.isEmpty, !choices.contains(text) {
            throw .notAChoice(text, of: option.typed, choices)
        }
        if has(option), !option.isRepeatable { throw .repeated(option) }
        values[option, default: []].append(text)
    }

    private func check() throws(CommandError) {
        let both = command.contradictions.first { has($0.first) && has($0.second) }
        if let both { throw .contradiction(both) }
        try checkOperands()
        if let option = command.required.first(where: { !has($0) }) {
            throw .missingOption(option, command)
        }
    }

    private func checkOperands() throws(CommandError) {
        var rest = operands[...]
        for argument in command.arguments {
            guard let first = rest.first else {
                if argument.isOptional { break }
                throw .missingArgument(command)
            }
            let choices = argument.placeholder.choices
            if !choices.isEmpty, !choices.contains(first) {
                throw .notAChoice(first, of: program.typed(command), choices)
            }
            rest = argument.isRepeatable ? [] : rest.dropFirst()
        }
        if let surplus = rest.first { throw .surplus(surplus, command) }
    }
}
