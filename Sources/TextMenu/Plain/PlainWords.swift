import WaylineInterface

/// The texts of the plain front end.
struct PlainWords {
    let wording: Wording

    subscript(phrase: FrontEndPhrase) -> String { wording[phrase] }

    func letters(on page: PlainPage) -> [String] {
        let back = page.backTitle.isEmpty ? wording[.letterBack] : "  b. " + page.backTitle
        return (page.canGoBack ? [back] : []) + [wording[.letterQuit], wording[.letterHelp]]
    }

    var help: [String] {
        let phrases: [FrontEndPhrase] = [
            .plainHelp, .plainHelpParts, .plainHelpActions, .plainHelpSelect,
            .plainHelpFilter, .plainHelpSort, .plainHelpOthers,
            .plainHelpTab, .plainHelpFind,
            .plainHelpBack, .plainHelpUndo, .plainHelpAgain, .plainHelpWait, .plainHelpQuit,
            .plainHelpEmpty,
        ]
        return phrases.map { wording[$0] }
    }

    /// The question for a number. An empty line goes on with the `next` control: fills it in, or
    /// presses it.
    func question(count: Int, next label: String?) -> String {
        if count == 0 { return wording[.chooseLetter] }
        guard let label else { return wording(.chooseNumber, numbers(count)) }
        return wording(.chooseNumberOrPress, numbers(count), label)
    }

    func expected(count: Int) -> String {
        count == 0 ? wording[.typeLetter] : wording(.typeNumber, numbers(count))
    }

    func notAChoice(_ answer: String, count: Int) -> String {
        wording(.notAChoice, answer, expected(count: count))
    }

    func nothingNew(count: Int) -> String {
        wording(.nothingNew, expected(count: count))
    }

    func notAPart(_ answer: String, of label: String, count: Int) -> String {
        count == 0
            ? wording(.nothingToChoose, answer, label)
            : wording(.notAPart, answer, label, numbers(count))
    }

    func hasNoParts(_ answer: String) -> String { wording(.hasNoParts, answer) }

    func unknownTab(_ name: String, known: [String]) -> String {
        let quoted = known.map { "'\($0)'" }.joined(separator: ", ")
        return known.isEmpty ? wording[.noTabs] : wording(.unknownTab, name, quoted)
    }

    func unknownOrder(_ name: String, known: [String]) -> String {
        if known.isEmpty { return wording[.noOrders] }
        if name.isEmpty { return wording(.ordersAre, known.joined(separator: ", ")) }
        return wording(.unknownOrder, name, known.map { "'\($0)'" }.joined(separator: ", "))
    }

    func notAvailable(_ label: String) -> String { wording(.notAvailable, label) }

    func stillWorking(_ label: String) -> String { wording(.stillWorking, label) }

    func search(_ label: String) -> String { wording(.findIn, label) }

    func option(count: Int) -> String { wording(.chooseOption, numbers(count)) }

    func notAnOption(_ answer: String, count: Int) -> String {
        wording(.notAChoice, answer, wording(.typeOption, numbers(count)))
    }

    private func numbers(_ count: Int) -> String {
        count == 1 ? "1" : count == 2 ? wording[.oneOrTwo] : wording(.numbers, "\(count)")
    }
}
