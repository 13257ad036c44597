package import WaylineCommandLine

extension Program {
    /// The program `wayline`, which creates a package and generates screens in it.
    package static let wayline: Program = {
        let lists = [Listing.screens, .templates]
        return Program(
            "wayline", "Wayline: makes packages, and screens with tests.",
            commands: Command.generating(for: "wayline") + [.list(lists, for: "wayline")],
            topics: [.json(lists, Topic.plans)])
    }()
}

extension Topic {
    /// The fields of the JSON that the generator's commands print.
    package static let plans = [
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
