import TextMenu

extension ConsoleApp {
    /// The fields of the JSON that the commands print.
    var json: [(String, String)] {
        let lists =
            app.makeLinks == nil ? [] : [("list links", "a list of {example, leadsTo, pattern}")]
        return [
            ("list screens", "a list of {file, flow, input, line, route, screen}"),
            ("list routes", "a list of {facts, routes, screen}"),
            ("a fact", "{choices, key, kind}; kind is choice, json, number, secret or text"),
            ("list flows", "a list of {children, file, first, flow, hasTabs, line, result}"),
        ] + lists + [
            ("list commands", "a list of {name, summary}"),
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
    }
}
