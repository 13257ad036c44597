package import WaylineCommandLine

extension Program {
    /// The program `wayline`, which creates a package and generates screens in it.
    package static let wayline = Program(
        "wayline", "Wayline: makes packages of screens, and writes screens with their tests.",
        commands: Command.generating(for: "wayline")
            + [.list([.screens, .templates], for: "wayline")],
        topics: [.json(for: "wayline", Topic.listedScreens + Topic.plans)])
}

extension Topic {
    fileprivate static let listedScreens = [
        ("list screens", "a list of {edited, folder, name, route, template}")
    ]

    /// The fields of the JSON that the generator's commands print.
    package static let plans = [
        ("list templates", "a list of {folder, name}"),
        (
            "a plan",
            "the output of 'generate', 'destroy' and 'update': {command, done, dryRun, files, "
                + "newFolders, notes, oldFolders}"
        ),
        (
            "a file",
            "{action, after, before, conflictsMarked, path}; action is create, edit, delete, "
                + "unchanged or conflict; before and after are the texts, or null if there is no "
                + "file"
        ),
    ]
}
