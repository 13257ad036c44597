import WaylineCommands

extension Topic {
    static let script = Topic(
        "script", "the steps of a script for 'app run --script'",
        [
            .paragraph(
                "A line is a step; empty lines, and what follows a '#', are left out. Texts stand in "
                    + #"quotes: '\"' is a quote and '\\' a backslash in them."#),
            .terms([
                (#"type "Email" "an@example.com""#, "fill in a text field"),
                (#"choose "Log in""#, "press a button, a row, a tab or an answer to an alert"),
                (#"select "Ranking" "viewed""#, "take an option of a choice, or a row of a list"),
                (#"select "News" "on""#, "put a switch on or off"),
                ("back", "go back"),
                ("open wayline://settings", "follow a link"),
                ("wait 300ms", "let time pass, in ms or s; nobody has to wait for it"),
                ("show", "print what a user reads"),
                ("expect screen home", "the screen on top is of this route"),
                (
                    "expect stack login,change-password",
                    "the routes from the first screen to the top"
                ),
                (#"expect text "Welcome""#, "a user reads this; 'expect no text': does not"),
                (
                    #"expect alert "Log out?""#,
                    "an alert says this; 'expect no alert': there is none"
                ),
            ]),
            .paragraph(
                "All lines are read before the first step is taken: one that cannot be read ends the "
                    + "run with status 64. The first step that fails ends it with status 1, and says "
                    + "what was expected, what was, and how the screen stood. A script has at most "
                    + "1048576 bytes, and a line of it 16384."),
            .paragraph(
                "A script runs in a folder of its own that is removed in the end, so that it finds "
                    + "the same each time, and nobody logged in; with '--data' it runs in that "
                    + "folder. It speaks English where neither '--language' nor that folder says "
                    + "otherwise."),
            .heading("Example"),
            .verbatim(
                """
                type "Email" "expired@example.com"
                type "Password" "trang ram 2024"
                choose "Log in"
                expect stack login,change-password
                """),
        ])
}
