/// What the table says of something that is no command.
package struct MatterRow: Sendable {
    /// What it is, in a few words.
    package let summary: String
    package let notes: [Note]

    static let decisions = MatterRow(
        summary: "how 'app route' writes the decision of a router",
        notes: [
            .paragraph(
                "A line begins with what is done. A route follows as it is; what goes along stands "
                    + "behind it as JSON, names in order; texts are in quotes."),
            .terms([
                ("stay", "go nowhere; with a text, why"),
                ("push R", "show R on top; 'replace R': in place of the screen on top"),
                ("stack R, R", "these in place of all screens of the flow"),
                ("pop", "go back; 'pop-to R': to R; 'pop-to-root': to the first screen"),
                ("present R", "show R over the flow; 'dismiss': put it away"),
                ("select R", "show the tab R"),
                ("start R", "begin the flow R; 'finish': end the flow, with a result"),
                ("unwind", "end all that lies over the app's own flow"),
                ("enter R", "have the flow R take the place of all others"),
                (
                    "alert \"T\"",
                    "tell or ask; then 'message' and a text, and 'answers' with each of them, and "
                        + "the route that it leads to behind '->'"
                ),
                ("sequence (A; B)", "both, in order"),
            ]),
        ])

    static let json = MatterRow(
        summary: "what '--json' prints",
        notes: [
            .paragraph(
                "One object or list, names in order; what is said here stays as it is, and more may "
                    + "come."),
            .terms([
                ("app list screens", "a list of {edited, folder, name, route, template}"),
                ("app list templates", "a list of {folder, name}"),
                (
                    "a plan",
                    "what 'generate', 'destroy' and 'update' print: {command, done, dryRun, "
                        + "files, newFolders, notes, oldFolders}"
                ),
                (
                    "a file of it",
                    "{action, after, before, conflictsMarked, path}; action is create, edit, delete, "
                        + "unchanged or conflict; before and after are SHA-256 sums, or null where "
                        + "there is no file"
                ),
                ("app list links", "a list of {example, leadsTo, pattern}"),
                ("app list routes", "a list of {facts, routes, screen}"),
                ("a fact", "{choices, key, kind}; kind is choice, text or number"),
                ("a route", "{id, parameters}; a parameter is written like a fact"),
                ("app route", "{decision, route, screen, text}; text is the line for people"),
                (
                    "a decision",
                    "{kind} and what belongs to it: parameters, reason, route; alert with actions, "
                        + "message, title; routes; steps"
                ),
            ]),
        ])
}
