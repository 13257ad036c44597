import WaylineCommandLine

extension Topic {
    static func decisions(for program: String) -> Topic {
        Topic("decisions", "how '\(program) route' writes the decision of a router", decisions)
    }

    /// The fields of the JSON of decisions, and of the facts that they depend on.
    static let fieldsOfDecisions = [
        ("a fact", "{choices, key, kind}; kind is choice, json, number, secret or text"),
        (
            "route",
            "{decision, route, screen, text}, and without a route a list of {decision, facts, "
                + "route, text}; text is the line for people"
        ),
        (
            "a decision",
            "{kind}, and by kind: parameters, reason, route; alert with actions, "
                + "message, title; routes; steps"
        ),
    ]

    private static var decisions: [Note] {
        [
            .paragraph(
                "A line begins with the action. Then comes the route, and its parameters as JSON "
                    + "with the names in order. Texts are in quotes."),
            .terms([
                ("stay", "do nothing; a text gives the reason"),
                ("push R", "show R on top; 'replace R': in place of the screen on top"),
                ("root R", "show this in place of all screens of the flow"),
                ("stack R, R", "show these in place of all screens of the flow"),
                ("pop", "go back; 'pop-to R': to R; 'pop-to-root': to the first screen"),
                ("present R", "show R over the flow; 'dismiss': close it"),
                ("select R", "show the tab R"),
                ("start R", "begin the flow R; 'finish': end the flow, with a result"),
                ("unwind", "end all flows above the root flow"),
                ("enter R", "replace all flows with the flow R"),
                (
                    "alert \"T\"",
                    "show an alert; then 'message' and a text, and 'answers' with each answer "
                        + "and, after '->', its route"
                ),
                ("sequence (A; B)", "both, in order"),
            ]),
        ]
    }
}
