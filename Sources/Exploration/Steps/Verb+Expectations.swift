import WaylineApplication
import WaylineRouting

/// The verbs that expect something of the screen.
extension Verb {
    package static let expectScreen = Verb(
        "expect screen", .word(like: "home"), does: "the screen on top is of this route",
        swift: { .equal("app.path.last", $0.quoted) },
        take: {
            let top = $0.driver.path.last?.rawValue ?? ""
            try $0.expect("the screen '\($1)'", top == $1, found: "the screen '\(top)'")
        })

    package static let expectStack = Verb(
        "expect stack", .list("login,change-password"), does: "the routes up to the top screen",
        swift: { .equal("app.path", "\($0.split(separator: ",").map { String($0) })") },
        take: {
            let path = $0.driver.path.map(\.rawValue).joined(separator: ",")
            try $0.expect("the stack '\($1)'", path == $1, found: "the stack '\(path)'")
        })

    package static let expectText = Verb(
        "expect text", .something("Welcome"), does: "this text is on the screen",
        swift: { .isTrue("app.text.contains(\($0.quoted))", shown: "app.text") },
        take: {
            try $0.expect("the text '\($1)'", $0.driver.text.contains($1), found: "no such text")
        })

    package static let expectNoText = Verb(
        "expect no text", .something("Welcome"), does: "this text is not on the screen",
        swift: { .isFalse("app.text.contains(\($0.quoted))", shown: "app.text") },
        take: {
            try $0.expect("no text '\($1)'", !$0.driver.text.contains($1), found: "that text")
        })

    package static let expectAlert = Verb(
        "expect alert", .something("Log out?"), does: "an alert says this",
        swift: { .equal("app.alerts.last?.title", $0.quoted) },
        take: { stage, text in
            let alert = stage.driver.alerts.last
            let isSaid = [alert?.title, alert?.message].contains { $0?.contains(text) == true }
            try stage.expect("an alert that says '\(text)'", isSaid, found: stage.alert)
        })

    package static let expectMessage = Verb(
        "expect message", .something("Deleted."), does: "the last message is this",
        swift: { .equal("app.message", $0.quoted) },
        take: { stage, text in
            let found = stage.driver.message.map { "the message '\($0)'" } ?? "no message"
            try stage.expect(
                "the message '\(text)'", stage.driver.message == text, found: found)
        })

    package static let expectNoAlert = Verb(
        "expect no alert", does: "no alert is shown", swift: { .equal("app.alerts", "[]") },
        take: { try $0.expect("no alert", $0.driver.alerts.isEmpty, found: $0.alert) })
}

extension StepStage {
    /// The alert that is shown, or none, as a text.
    fileprivate var alert: String {
        driver.alerts.last.map { "the alert '\($0.title)'" } ?? "no alert"
    }
}
