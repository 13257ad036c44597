public import WaylineApplication
import WaylineCommandLine

/// A command that an app adds to its program, see ``ConsoleApp/commands(_:)``.
///
/// ```swift
/// extension AppCommand {
///     static let price = AppCommand(
///         "price", "print the price of a coffee", arguments: ["NAME"],
///         options: [AppOption("large", "a large one")]
///     ) { call in
///         call.print("\(call.arguments[0]): € \(call.options["large"] == nil ? 3 : 4)")
///     }
/// }
/// ```
public struct AppCommand: Sendable {
    /// A call of the command.
    @MainActor
    public struct Call {
        /// The words after the name of the command, as many as it has arguments.
        public let arguments: [String]

        /// The values of the given options by their names. A switch has an empty value.
        public let options: [String: String]

        fileprivate let write: @MainActor (String) -> Void

        /// Prints a text, and ends the line.
        public func print(_ text: String) {
            write(text + "\n")
        }
    }

    private let name: String
    private let summary: String
    private let arguments: [String]
    private let options: [AppOption]
    private let run: @MainActor @Sendable (Call) async throws -> Void

    /// Creates a command. `arguments` are the names of the required arguments, as the help shows
    /// them.
    ///
    /// If `run` throws, the program prints the description of the error, and ends with status 1.
    public init(
        _ name: String, _ summary: String, arguments: [String] = [], options: [AppOption] = [],
        run: @escaping @MainActor @Sendable (Call) async throws -> Void
    ) {
        self.name = name
        self.summary = summary
        self.arguments = arguments
        self.options = options
        self.run = run
    }

    /// Returns why a name is not valid, or is one of the `others`; nil if all names are valid.
    func fault(beside others: [String]) -> String? {
        if name.wholeMatch(of: /[a-z][a-z0-9]*(-[a-z0-9]+)*/) == nil {
            return "'\(name)' cannot name a command: write small letters, digits and single "
                + "hyphens, e.g. 'price-list'."
        }
        if others.contains(name) {
            return "'\(name)' is a command of the program already: choose another name."
        }
        return AppOption.fault(in: options)
    }

    /// Returns the command for a program of this name.
    @MainActor
    func command(of program: String) -> Command {
        Command(
            name, summary,
            arguments: arguments.map { word in
                Command.Argument(ValuePlaceholder(word, "a value: '\(program) \(name) \(word)'"))
            },
            options: options.map { Option($0) }, examples: []
        ) { [options, run] (arguments, output) throws(CommandError) in
            let call = Call(
                arguments: arguments.operands, options: try arguments.values(of: options),
                write: output.write)
            do { try await run(call) } catch {
                output.fail("\(error)")
                return .failure
            }
            return .success
        }
    }
}

extension Arguments {
    /// Returns the values of an app's own options by their names.
    @MainActor
    func values(of options: [AppOption]) throws(CommandError) -> [String: String] {
        var values: [String: String] = [:]
        for option in options where has(Option(option)) {
            let value = value(Option(option)) ?? ""
            do { try option.check(value) } catch { throw .refused("\(error)") }
            values[option.name] = value
        }
        return values
    }
}
