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
            .terms([
                (#"type "Email" "an@example.com""#, "fill in a text field"),
                (#"submit "Password""#, "press Enter in a text field"),
                (#"choose "Log in""#, "press a button, a row, a tab or an answer to an alert"),
                (#"select "Ranking" "viewed""#, "take an option of a choice, or a row of a list"),
                (#"filter "Articles" "lotus""#, "show only rows with this text"),
                (#"act "Dishes" "Phở" "Delete""#, "perform an action on a list row"),
                (
                    #"sort "Orders" "Total""#,
                    "sort a table; 'descending' may follow; 'none' for no column"
                ),
                (#"select "News" "on""#, "turn a switch on or off"),
                (
                    #"select "Town" matching "hu""#,
                    "filter the options, and take the first one that is left"
                ),
                (#"mark "Dishes" "Phở""#, "move the marker to a row"),
                (#"move "Dishes" "Phở" up"#, "move a row up or down by one"),
                ("back", "go back"),
                ("undo", "take back the last navigation; 'redo' repeats it"),
                ("open \(link ?? "LINK")", "follow a link"),
                ("wait 300ms", "let virtual time pass, in ms or s"),
                ("show", "print the screen"),
                ("expect screen home", "the screen on top is of this route"),
                (
                    "expect stack login,change-password",
                    "the routes up to the top screen"
                ),
                (
                    #"expect text "Welcome""#,
                    "this text is on the screen; 'expect no text': it is not"
                ),
                (
                    #"expect alert "Log out?""#,
                    "an alert says this; 'expect no alert': there is none"
                ),
            ]),
            .paragraph(
                "All lines are read first: one that cannot be read ends the "
                    + "run with status 64. The first step that fails ends it with status 1, and "
                    + "prints what was expected, what was found, and the screen. A script has at "
                    + "most "
                    + "1048576 bytes, a line 16384."),
            .paragraph(
                "A script runs in a new folder, which is removed at the end, so that each run "
                    + "finds the same data, time and random numbers, and nobody is logged in. "
                    + "With '--data' it runs in that folder, with those of the machine. Its "
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
