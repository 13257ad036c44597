/// The texts of the front ends, and of controls, in one language. The texts of an app, such as
/// titles and labels, belong to the app.
///
///     AppLanguage("fr", "Français", wording: Wording(["Quit": "Quitter"]))
public final class Wording: Sendable {
    /// The texts in English.
    public static let english = Wording([:])

    /// All texts, in English. `{}` stands for a value; a translation must have as many.
    public static var phrases: [String] { FrontEndPhrase.allCases.map(\.rawValue) }

    private let translations: [String: String]

    /// Creates a wording with translations of ``phrases``. A phrase without a translation stays in
    /// English.
    public init(_ translations: [String: String]) {
        self.translations = translations
    }

    /// Returns the wording with more translations, such as those of the phrases of your own
    /// controls: `Wording.vietnamese.adding(["{} of 5 stars": "{}/5 sao"])`. Keep the result,
    /// since making it takes longer than comparing it.
    public func adding(_ translations: [String: String]) -> Wording {
        Wording(self.translations.merging(translations) { $1 })
    }

    package subscript(phrase: FrontEndPhrase) -> String {
        translations[phrase.rawValue] ?? phrase.rawValue
    }

    /// Returns the translation of `english`, with `values` in place of each `{}`, in order. A text
    /// without a translation stays in English.
    public func text(_ english: String, _ values: String...) -> String {
        Self.fill(translations[english] ?? english, with: values)
    }

    /// Returns the phrase with `values` in place of each `{}`, in order.
    package func callAsFunction(_ phrase: FrontEndPhrase, _ values: String...) -> String {
        Self.fill(self[phrase], with: values)
    }

    /// Returns `phrase` with `values` in place of each `{}`, in order.
    public static func fill(_ phrase: String, with values: [String]) -> String {
        if values.isEmpty { return phrase }
        var rest = values.makeIterator()
        let parts = phrase.utf8.split(
            separator: UInt8(ascii: "{"), omittingEmptySubsequences: false)
        return parts.dropFirst().reduce(into: String(Substring(parts[0]))) { text, part in
            let isPlace = part.first == UInt8(ascii: "}")
            text += isPlace ? rest.next() ?? "" : "{"
            text += Substring(isPlace ? part.dropFirst() : part)
        }
    }
}

extension OptionInput {
    /// The text that is shown if there are no options. The default text is translated.
    package func emptyText(in wording: Wording) -> String {
        emptyText == FrontEndPhrase.nothingHere.rawValue ? wording[.nothingHere] : emptyText
    }
}

extension Wording: Equatable {
    /// Two wordings are equal if they have the same translations. Comparing the same object costs
    /// nothing.
    public static func == (one: Wording, other: Wording) -> Bool {
        one === other || one.translations == other.translations
    }
}

/// A text of the front ends, in English; `{}` stands for a value.
package enum FrontEndPhrase: String, CaseIterable {
    // Kinds of controls, and their states.
    case button = "button"
    case choice = "choice"
    case dateField = "date field"
    case dateTimeField = "date and time field"
    case timeField = "time field"
    case list = "list"
    case multipleChoice = "multiple choice"
    case numberField = "number field"
    case stepper = "stepper"
    case picture = "picture"
    case progress = "progress"
    case searchField = "search field"
    case secureTextField = "secure text field"
    case `switch` = "switch"
    case tab = "tab"
    case details = "details"
    case table = "table"
    case textArea = "text area"
    case textField = "text field"
    case section, open, closed
    case chosen = "chosen"
    case chosenOf = "{} of {} chosen"
    case empty = "empty"
    case filledIn = "filled in"
    case notAvailableNow = "not available now"
    case nothingChosen = "nothing chosen"
    /// The text of a list without rows, unless the app gives another.
    case nothingHere = "Nothing here."
    case off = "off"
    case on = "on"
    case oneRow = "1 row"
    case rows = "{} rows"
    case oneRowOf = "1 row of {} with '{}'"
    case rowsOf = "{} rows of {} with '{}'"
    case selected = "selected"
    case selectedRows = "{} selected"
    case optionOf = "{}, {} of {}"
    case textHasControls = """
        Nothing was filled in: arrow keys and other control characters are not text. Type it \
        again.
        """
    case textIsNotUTF8 = """
        Nothing was filled in: it is not valid UTF-8. Set the terminal to UTF-8, then type it \
        again.
        """
    case textIsCut =
        "Nothing was filled in: a terminal takes lines of less than {} bytes. Type a shorter one."
    case pasteIsCut = "The text was too long to paste: the last {} bytes are left out."
    case textIsFull = "Only {} characters fit: the rest is left out."
    case working = "working"

    // The time that work takes.
    case secondsLeft = "{} s left"
    case minutesLeft = "{} min left"
    case hoursLeft = "{} h {} min left"

    // The rules of fields for values.
    case decimalPoint = "."
    case typeADate = "Use this format: {}."
    case typeADateFromTo = "It must be between {} and {}."
    case typeANumber = "Type a number."
    case typeANumberFromTo = "Type a number from {} to {}."
    case typeWithoutGroups = "Type {}, without a sign between the digits."
    case sortedBy = "sorted by {}"
    case sortedDownBy = "sorted by {}, descending"

    // The actions on a row.
    case actions = "actions"
    case actionsOf = "Actions: {}"
    case cannotSelect = "'{}' is not a choice: there are no rows to select."
    case hasNoActions = "'{}' is not a choice: this row has no actions."
    case notAnAction = "'{}' is not a choice: the actions are {}."
    case moveUp = "Move up"
    case moveDown = "Move down"

    // The keys of the full screen.
    case allKeys = "all keys"
    case allRows = "all rows"
    case back, change, choose, clear, cancel, close, done, filter, find, help, hide, more, move
    case newLine = "new line"
    case next = "next"
    case quit = "quit"
    case reveal = "show"
    case select = "select"
    case sort = "sort"
    case tabs = "tabs"
    case turnOnOrOff = "on/off"
    case type = "type"
    case undo = "undo"
    case countOf = "{} of {}"
    case tooSmall = "Too small: {} x {} needed."

    // The clipboard.
    case copied = "Copied."
    case copyNothing = "There is nothing to copy here."
    case copySecret = "A secret is not copied."
    case copyTooLong = "Only {} bytes can be copied: select a part."
    case copyUnknown = "This terminal has no clipboard."

    // The palette.
    case goTo = "Go to {}"
    case noAction = "Nothing that can be done here has these letters."
    case sortBy = "Sort by {}"
    case sortDownBy = "Sort by {}, descending"

    // The help of the full screen.
    case elsewhere = "Elsewhere"
    case helpPalette = "find what can be done"
    case helpMove = "move the marker"
    case helpTab = "next, previous control"
    case helpEnds = "first, last"
    case helpPages = "ten rows, or a page"
    case helpEnter = "press, choose, open"
    case helpNumbers = "press that button"
    case helpSideways = "move in a text"
    case helpWords = "move by a word"
    case helpTabs = "other tabs"
    case helpFilter = "filter a list"
    case helpSort = "sort a table"
    case helpActions = "actions on a row"
    case helpSelectAll = "select all rows, or none"
    case helpMoveRow = "move a row"
    case helpSubmit = "send the form"
    case helpEscape = "back, or close"
    case helpDeleteWords = "delete a word"
    case helpDelete = "delete to start, end"
    case helpReveal = "show a password"
    case helpSelect = "select a text"
    case helpUndoEdit = "undo, redo in a text"
    case helpCopy = "copy"
    case helpRedraw = "redraw the screen"
    case helpUndo = "undo, after a message"
    case helpStep = "change a number"
    case helpSuspend = "suspend"
    case helpEndOfInput = "quit at once"

    // The place of the user between runs.
    case placeLost =
        "Your place of last time could not be restored, so the app starts at the beginning."
    case placeUnreadable =
        "What was saved is damaged, or from another version of the app. A copy of it is kept."
    case placeNotKept = "Your place in the app could not be saved for the next time."
    case settingNotKept = "Your choice could not be saved."
    case noHome = """
        There is no home folder to keep data in. Set HOME or XDG_DATA_HOME to a full path, or \
        choose a data folder.
        """
    case folderUnusable =
        "The data folder '{}' cannot be used: {}. Repair it, or choose another folder."
    case unreadable =
        "'{}' cannot be read. Change its permissions, or choose another data folder."
    case readOnly =
        "'{}' cannot be written to. Change its permissions, or choose another data folder."
    case diskFull =
        "The disk that holds '{}' is full: this was not saved. Make room, then try again."
    case storeBusy = "Another program is writing to '{}'. Try again in a while."
    case storeFailed = "'{}' could not be used: {}. Try again."

    // The letters and the help of plain lines.
    case tabsAre = "  Tabs: {}. Type t and a name."
    case letterBack = "  b. Back"
    case letterQuit = "  q. Quit"
    case letterUndo = "  u. Undo"
    case letterHelp = "  ?. Help"
    case plainHelp = "Type the number of what you want, or:"
    case plainHelpParts = "  6.2     row 2 of the list 6, or option 2 of the choice 6"
    case plainHelpActions = "  6.2.1   action 1 on that row; 6.2.? for its actions"
    case plainHelpSelect = "  6.2*    selects row 2; 6.* all rows or none; 6.*.1 acts on them"
    case plainHelpFilter = "  /text   only the rows with this text; / alone for all rows"
    case plainHelpSort =
        "  s NAME  sort by this column; s alone lists the columns"
    case plainHelpOthers = "  + or -  the rows after those that are shown, or before"
    case plainHelpTab = "  t NAME  the tab of this name; t alone for all tabs"
    case plainHelpFind = "  f TEXT  finds what can be done by its text; f alone lists all"
    case plainHelpBack = "  b       back"
    case plainHelpAgain = "  l       the whole screen again"
    case plainHelpUndo = "  u       undo what the last message is about"
    case plainHelpWait = "  w       wait for running work"
    case plainHelpQuit = "  q       quit"
    case plainHelpEmpty = "An empty line prints the changes."

    // Questions of plain lines.
    case chooseLetter = "Choose b, q or ?: "
    case chooseNumber = "Choose {}, or ? for help: "
    case chooseNumberOrPress = "Choose {}, Enter for '{}', or ? for help: "
    case chooseOption = "Choose {}, or b to leave it: "
    case findIn = "Find in {} (an empty line for all rows): "
    case oneOrTwo = "1 or 2"
    case numbers = "1 to {}"
    case typeLetter = "b, q or ? for help"
    case typeNumber = "{}, or ? for help"
    case typeOption = "{}, or b to leave it"

    // Reasons for which nothing has happened.
    case cannotBeShown = "This screen cannot be shown."
    case linkLeadsNowhere = "This link leads nowhere."
    case notPossible = "This is not possible now."
    case nowhereBack = "There is nowhere to go back to."

    // Answers of plain lines.
    case endWithDot =
        "Type the text, then a line with only a full stop. Only a full stop changes nothing."
    case stale = "The screen has changed meanwhile. Your answer was not used."
    case gone = "This is not here any more. Your answer was not used."
    case chooseARow = "Type the number of a row."
    case noList = "There is no list here."
    case noOrders = "There is nothing to sort by here."
    case ordersAre = "Columns to sort by: {}"
    case unknownOrder = "'{}' is not a column to sort by: there are {}."
    case noFurtherRows = "There are no further rows."
    case noEarlierRows = "There are no rows before these."
    case nothingUnderWay = "Nothing is under way."
    case pleaseWait = "Please wait."
    case notAChoice = "'{}' is not a choice: type {}."
    case nothingNew = "Nothing has changed: type {}."
    case nothingToChoose = "'{}' is not a choice: {} is empty."
    case notAPart = "'{}' is not a choice: {} has {}."
    case hasNoParts = "'{}' is not a choice: only lists and choices have parts."
    case noTabs = "There are no tabs here."
    case unknownTab = "'{}' is not a tab: there are {}."
    case emptyField = "'{}' is empty."
    case notAvailable = "'{}' is not available now."
    case stillWorking = "'{}' is still working: type w to wait for it."
    case otherRows = "; + and - show others, / finds them"
    case rowsFromTo = "rows {} to {} of {}"
}
