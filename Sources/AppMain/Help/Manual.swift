/// The page of the documentation that tells of the command line: the program's own help.
package enum Manual {
    package static var page: String {
        let commands = Command.allCases.filter { $0 != .help }
        return
            ([introduction, section("app", .program)]
            + commands.map { section($0.typed, .command($0)) }
            + Matter.allCases.map { section($0.row.summary.capitalised, .matter($0)) })
            .joined(separator: "\n")
    }

    private static func section(_ title: String, _ topic: HelpTopic) -> String {
        "## \(title)\n\n```text\n\(topic.text(in: .none))```\n"
    }

    private static let introduction = """
        # The command line

        This page is what the program says of itself; a test holds both equal, and writes the page anew
        with `WAYLINE_DRAW=1`.

        Options stand before or after other words. A value follows its option, or stands behind `=`:
        `--data DIR`, `--data=DIR`. What looks like an option is never taken for a value, unless it stands
        behind `=`. Letters can be put together: `-pf`. After `--` nothing is an option.

        Results go to the standard output, all else to the standard error. Headings are bold on a terminal,
        unless `NO_COLOR` is set. The status is 0 if all went well, 1 if something failed, and 64 if what was
        typed is not understood: then the program says what the rule is, and names what comes nearest.

        """
}
