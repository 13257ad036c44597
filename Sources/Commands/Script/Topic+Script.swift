import WaylineCommandLine

extension Topic {
    /// The help on scripts; `link` is an example of a link.
    static func script(for program: String, link: String?) -> Topic {
        Topic("script", "the steps of a script for '\(program) run --script'", script(link))
    }

    private static func script(_ link: String?) -> [Note] {
        [
            .paragraph(
                "A line is a step. Empty lines, and comments after a '#', are ignored. Texts are "
                    + "in "
                    + #"quotes; in them, '\"' is a quote, '\\' a backslash and '\n' a line end."#),
            .terms(ScriptStep.all(link: link ?? "LINK").map { ($0.usage, $0.meaning) }),
            .paragraph(
                "All lines are read first: one that cannot be read ends the "
                    + "run with status 64. The first step that fails ends it with status 1, and "
                    + "prints what was expected, what was found, and the screen. A script has at "
                    + "most "
                    + "1048576 bytes, a line 16384."),
            .paragraph(
                "A script runs in a new folder, which is removed at the end, so that each run "
                    + "finds the same data, time and random numbers, and nobody is logged in. "
                    + "With '--data', it uses that folder, and the real time and random numbers. Its "
                    + "language is the app's first one unless '--language' or that folder sets "
                    + "another."),
            .heading("Example"),
            .verbatim(
                """
                type "Email" "an@example.com"
                choose "Log in"
                expect screen home
                """),
        ]
    }
}
