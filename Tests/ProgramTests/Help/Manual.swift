import Foundation

@testable import WaylineCommandLine

/// The page of the documentation on the command line, which consists of the help of programs.
///
/// It leaves out the help on small commands, and repetitions: commands that another program
/// explains, options of many commands, and those of the standard command.
struct Manual {
    private let programs: [Program]
    private let common: [Option]

    /// The page on these programs.
    static func page(of programs: [Program]) -> String { Manual(programs).page }

    private init(_ programs: [Program]) {
        self.programs = programs
        var options: [Option] = []
        var counts: [String: Int] = [:]
        for option in programs[0].commands.flatMap(\.options) {
            if counts[option.typed] == nil { options.append(option) }
            counts[option.typed, default: 0] += 1
        }
        common = options.filter { (counts[$0.typed] ?? 0) > 2 }
    }

    private var page: String {
        let table = common.map { "| `\(Self.typed($0))` | \($0.summary) |\n" }.joined()
        let introduction = Self.introduction + "\n| option | effect |\n|---|---|\n" + table
        return ([introduction] + programs.indices.flatMap(sections)).joined(separator: "\n")
    }

    /// The sections of a program: itself, its commands with several options of their own, and its
    /// scripts. A command that an earlier program has is explained there.
    private func sections(_ index: Int) -> [String] {
        let program = programs[index]
        let earlier = programs[..<index].flatMap(\.commands).map(\.name)
        let known = common + (program.standard?.options ?? [])
        let commands = program.commands.filter { command in
            command != program.standard && !earlier.contains(command.name)
                && command.options.count { !known.map(\.typed).contains($0.typed) } > 2
        }
        let topics = program.topics.filter { $0.name == "script" }
        return [section(program.name, .program, program, common)]
            + commands.map { section(program.typed($0), .command($0), program, known) }
            + topics.map { section("\(program.name) help \($0.name)", .topic($0), program, known) }
    }

    private func section(
        _ title: String, _ topic: HelpTopic, _ program: Program, _ known: [Option]
    ) -> String {
        let help = without(known, in: program.text(on: topic, in: .none))
        return "## \(title)\n\n```text\n\(help)```\n"
    }

    private func without(_ known: [Option], in help: String) -> String {
        help.components(separatedBy: "\n\n").compactMap { part in
            let lines = part.components(separatedBy: "\n")
            if lines[0] != "Options:" { return part }
            let kept = without(known, in: Array(lines.dropFirst()))
            return kept.isEmpty ? nil : ([lines[0]] + kept).joined(separator: "\n")
        }.joined(separator: "\n\n")
    }

    /// The lines of all other options. An option has lines below it if its meaning is long.
    private func without(_ known: [Option], in lines: [String]) -> [String] {
        var isLeftOut = false
        return lines.filter { line in
            let words = line.split(separator: " ").prefix(2).map(String.init)
            if line.prefix(8).contains("-") {
                isLeftOut = known.contains { words.contains($0.typed) }
            }
            return !isLeftOut
        }
    }

    private static func typed(_ option: Option) -> String {
        let letter = option.letter.map { "-\($0), " } ?? ""
        return letter + option.typed + (option.value.map { " \($0.name)" } ?? "")
    }

    private static let introduction = """
        # The command line

        This page has the help of two programs: `wayline`, which comes with the package, and \
        `app`, the sample
        app. Your app has the commands of `app` that do not generate. `wayline help COMMAND` \
        explains the commands
        that have no section here, `app help decisions` the output of `app route`, and `app help \
        json` that of
        `--json`.

        Options can come before or after other words: `--data DIR` or `--data=DIR`. If a value \
        begins with
        `-`, write `=` before it. Short options can be joined: `-pf`. After `--` no word is an \
        option.

        Results go to the standard output, messages to the standard error. Headings are bold on a \
        terminal,
        unless `NO_COLOR` is set. The status is 0 for success, 1 for a failure, and 64 for a \
        command line
        that is not understood.

        The options of `app run`, and these, are the same in each command that has them:

        """
}
