import TextMenu
import WaylineExploration
import WaylineRouting

extension ScriptStep {
    /// All steps, as the help lists them; `link` is an example of a link.
    static func all(link: String = "LINK") -> [ScriptStep] {
        input + lists + navigation(link) + expectations
    }

    private static let input = [
        ScriptStep("type", .text("Email"), .secret("an@example.com"), does: "fill in a text field")
        {
            try await $0.driver.type($2, into: $1)
        },
        ScriptStep("submit", .text("Password"), does: "press Enter in a text field") {
            try await $0.driver.submit($1)
        },
        ScriptStep(
            "choose", .text("Log in"), does: "press a button, a row, a tab or an answer to an alert"
        ) {
            try await $0.driver.choose($1)
        },
        ScriptStep(
            "select", .text("Ranking"), .text("viewed"),
            does: "choose an option or a row of this control, or turn a switch 'on' or 'off'"
        ) {
            try await $0.select($2, in: $1)
        },
        ScriptStep(
            "select", .text("Town"), .word("matching"), .text("hu"),
            does: "filter the options, and take the first one that is left"
        ) { stage, choice, _, text in
            try await stage.driver.choose(matching: text, in: choice)
        },
    ]

    private static let lists = [
        ScriptStep(
            "filter", .text("Articles"), .text("lotus"), does: "show only rows with this text"
        ) {
            try await $0.driver.filter($1, by: $2)
        },
        ScriptStep(
            "act", .text("Dishes"), .text("Phở"), .text("Delete"),
            does: "perform an action on a list row"
        ) {
            try await $0.driver.perform($3, on: $2, in: $1)
        },
        ScriptStep("sort", .text("Orders"), .word("none"), does: "restore the table's own order") {
            stage, table, _ in
            try await stage.driver.sort(table, by: nil)
        },
        ScriptStep(
            "sort", .text("Orders"), .text("Total"), .optional("descending"),
            does: "sort a table by a column"
        ) {
            try await $0.driver.sort($1, by: $2, descending: $3)
        },
        ScriptStep("mark", .text("Dishes"), .text("Phở"), does: "move the marker to a row") {
            try await $0.driver.mark($2, in: $1)
        },
        ScriptStep(
            "move", .text("Dishes"), .text("Phở"), .either("up", or: "down"),
            does: "move a row up or down by one"
        ) {
            try await $0.driver.move($2, by: $3 ? -1 : 1, in: $1)
        },
    ]

    private static func navigation(_ link: String) -> [ScriptStep] {
        [
            ScriptStep("back", does: "go back") { _ = try await $0.driver.back() },
            ScriptStep("open", .word(like: link), does: "follow a link") {
                try $0.check(try await $0.driver.open($1))
            },
            ScriptStep("restart", does: "start the app again") {
                try await $0.driver.restart()
            },
            ScriptStep("wait", .time("300ms"), does: "let virtual time pass, in ms or s") {
                try await $0.driver.advance(by: $1)
            },
            ScriptStep(
                "begin", .text("offline"), does: "begin a fault of the exploration's inputs"
            ) {
                try $0.fault($1).begin()
            },
            ScriptStep("end", .text("offline"), does: "end it") { try $0.fault($1).end() },
            ScriptStep("show", does: "print the screen") { $0.print($0.driver.text + "\n") },
        ]
    }

    private static let expectations = [
        ScriptStep(
            "expect screen", .word(like: "home"), does: "the screen on top is of this route"
        ) {
            let top = $0.driver.path.last?.rawValue ?? ""
            try $0.expect("the screen '\($1)'", top == $1, found: "the screen '\(top)'")
        },
        ScriptStep(
            "expect stack", .list("login,change-password"), does: "the routes up to the top screen"
        ) {
            let path = $0.driver.path.map(\.rawValue).joined(separator: ",")
            try $0.expect("the stack '\($1)'", path == $1, found: "the stack '\(path)'")
        },
        ScriptStep("expect text", .something("Welcome"), does: "this text is on the screen") {
            try $0.expect("the text '\($1)'", $0.driver.text.contains($1), found: "no such text")
        },
        ScriptStep("expect no text", .something("Welcome"), does: "this text is not on the screen")
        {
            try $0.expect("no text '\($1)'", !$0.driver.text.contains($1), found: "that text")
        },
        ScriptStep("expect alert", .something("Log out?"), does: "an alert says this") {
            stage, text in
            let alert = stage.driver.alerts.last
            let isSaid = [alert?.title, alert?.message].contains { $0?.contains(text) == true }
            try stage.expect("an alert that says '\(text)'", isSaid, found: stage.alert)
        },
        ScriptStep("expect no alert", does: "no alert is shown") {
            try $0.expect("no alert", $0.driver.alerts.isEmpty, found: $0.alert)
        },
    ]
}

extension ScriptStage {
    /// The alert that is shown, or none, as a text.
    fileprivate var alert: String {
        driver.alerts.last.map { "the alert '\($0.title)'" } ?? "no alert"
    }
}
