import WaylineCommandLine
import WaylineExploration

extension Topic {
    /// The help on scripts; `link` is an example of a link.
    static func script(for program: String, link: String?) -> Topic {
        Topic("script", "the steps of a script for '\(program) run --script'", script(link))
    }

    private static func script(_ link: String?) -> [Note] {
        [
            .paragraph(
                "A line is a step. Empty lines, and comments after a '#', are ignored. Texts are "
                    + #"in quotes; in them, '\"' is a quote, '\\' a backslash and '\n' a line end."#
            ),
            .terms(
                Verb.all.map { ($0.usage.replacing("LINK", with: link ?? "LINK"), $0.meaning) }),
            .paragraph(
                "All lines are read first: one that cannot be read ends the "
                    + "run with status 64. The first step that fails ends it with status 1, and "
                    + "prints what was expected, what was found, and the screen."),
            .paragraph(
                "A script runs in a new folder, which is removed at the end, so that each run "
                    + "finds the same data, time and random numbers, and nobody is logged in. With "
                    + "'--data', it uses that folder, and the real time and random numbers. Its "
                    + "language is the app's first one unless '--language' or that folder sets "
                    + "another."),
            .paragraph(
                "The text of a secret comes from '--secrets FILE', which others must not be able "
                    + "to read, or the run asks for it."),
            .paragraph(
                "A recording is a script. Its first line has the conditions of the run, and the "
                    + "effect of a step is behind '->'. Keys need the full screen."),
            .heading("Example"),
            .verbatim(example),
        ]
    }

    private static let example = """
        type "Email" "an@example.com"
        choose "Log in"
        expect screen home
        """
}
