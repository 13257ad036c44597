import WaylineCommands

extension Topic {
    static let decisions = Topic(
        "decisions", "how 'app route' writes the decision of a router",
        [
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

    static let json = Topic.json(
        for: "app",
        also: [
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
        ])
}
