package import WaylineCommandLine

extension Program {
    /// The program `wayline`, which creates a package and generates screens in it.
    package static let wayline = Program(
        "wayline", "Wayline: makes packages of screens, and writes screens with their tests.",
        commands: Command.generating(for: "wayline"), topics: [.json(for: "wayline")])
}

extension Topic {
    /// The help on the JSON of the generator's commands, with the additional `terms` of a program.
    package static func json(
        for program: String, also terms: [(String, String)] = []
    ) -> Topic {
        Topic(
            "json", "the output of '--json'",
            [
                .paragraph(
                    "One object or list, names in order. The fields that are named here stay; more may "
                        + "come."),
                .terms(
                    [
                        (
                            "\(program) list screens",
                            "a list of {edited, folder, name, route, template}"
                        ),
                        ("\(program) list templates", "a list of {folder, name}"),
                        (
                            "a plan",
                            "the output of 'generate', 'destroy' and 'update': {command, done, "
                                + "dryRun, files, newFolders, notes, oldFolders}"
                        ),
                        (
                            "a file of it",
                            "{action, after, before, conflictsMarked, path}; action is create, edit, "
                                + "delete, unchanged or conflict; before and after are SHA-256 sums, "
                                + "or null if there is no file"
                        ),
                    ] + terms),
            ])
    }
}
