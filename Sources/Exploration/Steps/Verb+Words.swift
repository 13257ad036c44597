import Binding
import WaylineApplication
import WaylineRouting

/// The verbs in the words on the screen, which every front end understands.
extension Verb {
    package static let type = Verb(
        "type", .text("Email"), .secret("an@example.com"), does: "fill in a text field",
        swift: { "try await app.type(\($1.quoted), into: \($0.quoted))" },
        take: { try await $0.driver.type($2, into: $1) })

    package static let typeSecret = Verb(
        "type", .text("Password"), .word("secret"), .text("password"),
        does: "fill in a secret", takesSecret: true,
        swift: { name, _, secret in
            "try await app.type(secrets[\(secret.quoted), default: \"\"], into: \(name.quoted))"
        },
        take: { stage, name, _, secret in try await stage.type(secret: secret, into: name) })

    package static let submit = Verb(
        "submit", .text("Password"), does: "press Enter in a text field",
        swift: { "try await app.submit(\($0.quoted))" }, take: { try await $0.driver.submit($1) })

    package static let choose = Verb(
        "choose", .text("Log in"), does: "press a button, a row, a tab or an answer to an alert",
        swift: { "try await app.choose(\($0.quoted))" }, take: { try await $0.driver.choose($1) })

    package static let turn = Verb(
        "select", .text("Sugar"), .eitherText("on", or: "off"), does: "turn a switch 'on' or 'off'",
        swift: { name, _ in "try await app.toggle(\(name.quoted))" },
        take: { try await $0.select($2 ? "on" : "off", in: $1) })

    package static let select = Verb(
        "select", .text("Ranking"), .text("viewed"),
        does: "choose an option or a row of this control",
        swift: { "try await app.choose(\($1.quoted), in: \($0.quoted))" },
        take: { try await $0.select($2, in: $1) })

    package static let selectRow = Verb(
        "select", .text("Letters"), .word("row"), .text("Hello"),
        does: "select or deselect a row",
        swift: { list, _, row in "try await app.select(\(row.quoted), in: \(list.quoted))" },
        take: { stage, list, _, row in try await stage.driver.select(row, in: list) })

    package static let selectAll = Verb(
        "select", .text("Letters"), .either("all", or: "none"),
        does: "select all rows, or none",
        swift: { list, isAll in
            "try await app.\(isAll ? "selectAll" : "deselectAll")(in: \(list.quoted))"
        },
        take: { stage, list, isAll in
            if isAll {
                try await stage.driver.selectAll(in: list)
            } else {
                try await stage.driver.deselectAll(in: list)
            }
        })

    package static let selectMatching = Verb(
        "select", .text("Town"), .word("matching"), .text("hu"),
        does: "filter the options, and take the first one that is left",
        swift: { "try await app.choose(matching: \($2.quoted), in: \($0.quoted))" },
        take: { stage, choice, _, text in
            try await stage.driver.choose(matching: text, in: choice)
        })

    package static let filter = Verb(
        "filter", .text("Articles"), .text("lotus"), does: "show only rows with this text",
        swift: { "try await app.filter(\($0.quoted), by: \($1.quoted))" },
        take: { try await $0.driver.filter($1, by: $2) })

    package static let act = Verb(
        "act", .text("Dishes"), .text("Phở"), .text("Delete"),
        does: "perform an action on a list row",
        swift: { list, row, action in
            "try await app.perform(\(action.quoted), on: \(row.quoted), in: \(list.quoted))"
        }, take: { try await $0.driver.perform($3, on: $2, in: $1) })

    package static let actOnSelected = Verb(
        "act", .text("Letters"), .word("selected"), .text("Archive"),
        does: "perform an action on the selected rows",
        swift: { list, _, action in
            "try await app.perform(\(action.quoted), onSelectedIn: \(list.quoted))"
        },
        take: { stage, list, _, action in
            try await stage.driver.perform(action, onSelectedIn: list)
        })

    package static let unsort = Verb(
        "sort", .text("Orders"), .word("none"), does: "restore the table's own order",
        swift: { name, _ in "try await app.sort(\(name.quoted), by: nil)" },
        take: { stage, table, _ in try await stage.driver.sort(table, by: nil) })

    package static let sort = Verb(
        "sort", .text("Orders"), .text("Total"), .optional("descending"),
        does: "sort a table by a column",
        swift: { name, column, isDescending in
            let direction = isDescending ? ", descending: true" : ""
            return "try await app.sort(\(name.quoted), by: \(column.quoted)\(direction))"
        }, take: { try await $0.driver.sort($1, by: $2, descending: $3) })

    package static let mark = Verb(
        "mark", .text("Dishes"), .text("Phở"), does: "move the marker to a row",
        swift: { "try await app.mark(\($1.quoted), in: \($0.quoted))" },
        take: { try await $0.driver.mark($2, in: $1) })

    package static let move = Verb(
        "move", .text("Dishes"), .text("Phở"), .either("up", or: "down"),
        does: "move a row up or down by one",
        swift: { list, row, isUp in
            "try await app.move(\(row.quoted), by: \(isUp ? -1 : 1), in: \(list.quoted))"
        }, take: { try await $0.driver.move($2, by: $3 ? -1 : 1, in: $1) })

    package static let back = Verb(
        "back", does: "go back", swift: { "try await app.back()" },
        take: { _ = try await $0.driver.back() })

    package static let undo = Verb(
        "undo", does: "undo what the last message is about", swift: { "try await app.undo()" },
        take: { try await $0.driver.undo() })

    package static let open = Verb(
        "open", .word(like: "LINK"), does: "follow a link",
        swift: { "try await app.open(\($0.quoted))" },
        take: { try $0.check(try await $0.driver.open($1)) })

    package static let restart = Verb(
        "restart", does: "start the app again", swift: { "try await app.restart()" },
        take: { try await $0.restart() })

    package static let wait = Verb(
        "wait", .time("300ms"), does: "let virtual time pass, in ms or s",
        swift: { "try await app.advance(by: .milliseconds(\($0.nanoseconds / 1_000_000)))" },
        take: { try await $0.wait($1) })

    package static let reverse = Verb(
        "reverse", does: "reverse the order of what is due at one moment",
        swift: { "app.reverseAnswers()" }, take: { $0.driver.reverseAnswers() })

    package static let begin = Verb(
        "begin", .text("offline"), does: "begin a fault of the exploration's inputs",
        take: { try $0.fault($1).begin() })

    package static let end = Verb(
        "end", .text("offline"), does: "end it", take: { try $0.fault($1).end() })

    package static let show = Verb(
        "show", does: "print the screen", swift: { "print(app.text)" },
        take: { $0.print($0.driver.text + "\n") })

    /// The verbs that every front end understands, as the help lists them.
    package static let words =
        [
            type, typeSecret, submit, choose, turn, select, selectRow, selectAll, selectMatching,
            filter, act, actOnSelected, unsort, sort, mark, move, back, undo, open, restart, wait,
            reverse, begin, end, show,
        ] + [
            expectScreen, expectStack, expectText, expectNoText, expectMessage, expectAlert,
            expectNoAlert,
        ]
}
