/// What the program was asked to do, as a value.
package enum Invocation: Hashable, Sendable {
    case run(RunOptions)
    case generate(GenerateOptions)
    case destroy(DestroyOptions)
    case newPackage(NewPackageOptions)
    case list(ListOptions)
    case update(UpdateOptions)
    case route(RouteQuestion)
    case completions(Shell)
    case help(HelpTopic)
    case version

    /// Reads what was typed after the program's name.
    package init(_ arguments: some Sequence<String>) throws(CommandError) {
        let tokens = Token.tokens(of: arguments)
        let words = tokens.compactMap(\.operand)
        if tokens.contains(where: { $0.isFlag(.help) }) {
            self = .help(try HelpTopic(of: words))
        } else if tokens.contains(where: { $0.isFlag(.version) }) {
            self = .version
        } else {
            let command = try Command(named: words)
            try self.init(Typed(tokens, for: command, isNamed: !words.isEmpty))
        }
    }

    private init(_ typed: Typed) throws(CommandError) {
        switch typed.command {
        case .run: self = .run(try RunOptions(typed))
        case .generateScreen: self = .generate(GenerateOptions(typed))
        case .destroyScreen: self = .destroy(DestroyOptions(typed))
        case .newPackage: self = .newPackage(NewPackageOptions(typed))
        case .list: self = .list(try ListOptions(typed))
        case .update: self = .update(UpdateOptions(typed))
        case .route: self = .route(try RouteQuestion(typed))
        case .completions: self = .completions(try typed.choice())
        case .help: self = .help(try HelpTopic(named: typed.operands))
        }
    }
}

extension Token {
    fileprivate func isFlag(_ wanted: Option) -> Bool {
        if case .flag(let option) = self { option == wanted } else { false }
    }
}

extension Typed {
    /// The first operand, which is one of a few words.
    func choice<Choice: RawRepresentable<String>>() throws(CommandError) -> Choice {
        guard let choice = operands.first.flatMap(Choice.init(rawValue:)) else {
            throw .missingArgument(command)
        }
        return choice
    }
}
