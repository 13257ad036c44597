/// What the plain front end says of its own.
enum PlainWords {
    static let letters = (back: "  b. Back", rest: ["  q. Quit", "  ?. Help"])

    static let help = [
        "Type the number of what you want, or:",
        "  6.2     row 2 of the list 6, or option 2 of the choice 6",
        "  /text   only the rows with this text; / alone for all rows",
        "  + or -  the rows after those that are shown, or before",
        "  t NAME  the tab of this name",
        "  b       back",
        "  l       the whole screen again",
        "  w       wait for what is under way",
        "  q       quit",
        "An empty line asks for what has changed.",
    ]

    static let stale = "The screen has changed meanwhile. Your answer was not taken."
    static let gone = "This is not here any more. Your answer was not taken."
    static let noList = "There is no list here."
    static let noFurtherRows = "There are no further rows."
    static let noEarlierRows = "There are no rows before these."
    static let nowhereBack = "There is nowhere to go back to."
    static let nothingUnderWay = "Nothing is under way."
    static let pleaseWait = "Please wait."

    static func question(count: Int) -> String {
        count == 0 ? "Choose b, q or ?: " : "Choose \(numbers(count)), or ? for help: "
    }

    static func expected(count: Int) -> String {
        count == 0 ? "b, q or ? for help" : "\(numbers(count)), or ? for help"
    }

    static func notAChoice(_ answer: String, count: Int) -> String {
        "'\(answer)' is not a choice: type \(expected(count: count))."
    }

    static func nothingNew(count: Int) -> String {
        "Nothing has changed: type \(expected(count: count))."
    }

    static func notAPart(_ answer: String, of label: String, count: Int) -> String {
        count == 0
            ? "'\(answer)' is not a choice: \(label) is empty."
            : "'\(answer)' is not a choice: \(label) has \(numbers(count))."
    }

    static func hasNoParts(_ answer: String) -> String {
        "'\(answer)' is not a choice: only lists and choices have parts."
    }

    static func unknownTab(_ name: String, known: [String]) -> String {
        known.isEmpty
            ? "There are no tabs here." : "'\(name)' is not a tab: there are \(quoted(known))."
    }

    static func notAvailable(_ label: String) -> String { "'\(label)' is not available now." }

    static func stillWorking(_ label: String) -> String {
        "'\(label)' is still working: type w to wait for it."
    }

    static func search(_ label: String) -> String {
        "Find in \(label) (an empty line for all rows): "
    }

    static func option(count: Int) -> String { "Choose \(numbers(count)), or b to leave it: " }

    static func notAnOption(_ answer: String, count: Int) -> String {
        "'\(answer)' is not a choice: type \(numbers(count)), or b to leave it."
    }

    static let otherRows = "; + and - show others, / finds them"

    static func place(of range: Range<Int>, among count: Int) -> String {
        "rows \(range.lowerBound + 1) to \(range.upperBound) of \(count)"
    }

    private static func numbers(_ count: Int) -> String { count == 1 ? "1" : "1 to \(count)" }

    private static func quoted(_ names: [String]) -> String {
        names.map { "'\($0)'" }.joined(separator: ", ")
    }
}
