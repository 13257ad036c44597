import Coordination
import WaylineApplication
import WaylineInterface
import WaylineText

/// Prints the page, its changes and remarks, and remembers the lines that it has printed.
@MainActor
final class PlainPrinter {
    private let navigator: Navigator
    private let console: PlainConsole
    private let wording: @MainActor () -> Wording
    private let wakeup: Wakeup

    /// The page as the user has read it; nil if all of it is to be printed next.
    private(set) var knownPage: PlainPage?

    /// The numbers of the controls.
    private var numbers = PageNumbers()

    /// The header as it was printed last.
    private var printedHeader: [String] = []

    /// The tabs and the letters that were printed. They are printed again when they change, or at
    /// the user's request.
    private var saidTabs: String?
    private var saidLetters: Set<String> = []

    /// The last printed state of each line.
    private var printed: [PlainLine.Origin: [String]] = [:]

    /// The remarks that are printed with the next changes.
    private var remarks: [String] = []

    /// Creates a printer that wakes `wakeup` with each remark.
    init(
        _ navigator: Navigator, _ console: PlainConsole, _ wakeup: Wakeup,
        _ wording: @escaping @MainActor () -> Wording
    ) {
        self.navigator = navigator
        self.console = console
        self.wakeup = wakeup
        self.wording = wording
    }

    var words: PlainWords { PlainWords(wording: wording()) }

    /// The page as it is now.
    var page: PlainPage { PlainPage(of: navigator, wording(), &numbers) }

    /// Adds a remark, which is printed with the next changes.
    func remark(_ text: String) {
        wakeup.wake()
        if !remarks.contains(text) { remarks.append(text) }
    }

    /// Prints all of the page next, with the tabs and the letters.
    func forgetPage() {
        knownPage = nil
        saidTabs = nil
        saidLetters = []
    }

    /// Prints the tabs again.
    func sayTabs() {
        console.say(page.tabLine(withSelection: true).map { [$0] } ?? [])
    }

    /// Prints `control` again next, also if it does not change.
    func forget(_ control: Control) {
        printed[.control(ObjectIdentifier(control))] = nil
    }

    /// Prints the remarks and the changes of the page, or all of it if it is another page. Returns
    /// false if there is nothing to print.
    @discardableResult
    func printChanges() -> Bool {
        if navigator.isOver { return false }
        let page = page
        let remarks = takeRemarks()
        guard let knownPage, knownPage.location == page.location,
            page.subjects.starts(with: knownPage.subjects)
        else {
            console.say(remarks)
            printAll(of: page)
            return true
        }
        let header = page.header == printedHeader ? [] : page.header
        let changes = page.lines.filter { printed[$0.subject] != $0.printedState }
        remember(page)
        console.say(header)
        let lines = remarks + changes.flatMap(\.numbered) + newTabs(of: page)
        console.say(lines)
        return !(header.isEmpty && lines.isEmpty)
    }

    /// Prints the changes of everything that has no number, while work is under way. Prints only
    /// remarks if all of the page is to be printed next.
    func printProgress() {
        guard let knownPage else { return console.say(takeRemarks()) }
        let page = page
        if knownPage.location == page.location, printedHeader != page.header {
            console.say(page.header)
            printedHeader = page.header
        }
        let changes = page.lines.filter {
            $0.number == nil && printed[$0.subject] != $0.printedState
        }
        let subjects = Set(page.lines.map(\.subject))
        printed = printed.filter { subjects.contains($0.key) }
        for line in changes { printed[line.subject] = line.printedState }
        console.say(takeRemarks() + changes.flatMap(\.numbered))
    }

    private func printAll(of page: PlainPage) {
        console.say(page.header)
        console.say(page.lines.flatMap(\.numbered) + newTabs(of: page) + newLetters(of: page))
        remember(page)
    }

    private func newTabs(of page: PlainPage) -> [String] {
        guard let tabs = page.tabLine(), tabs != saidTabs else { return [] }
        saidTabs = tabs
        return [tabs]
    }

    private func newLetters(of page: PlainPage) -> [String] {
        words.letters(on: page).filter { saidLetters.insert($0).inserted }
    }

    private func remember(_ page: PlainPage) {
        knownPage = page
        printedHeader = page.header
        printed = Dictionary(page.lines.map { ($0.subject, $0.printedState) }) { first, _ in first }
    }

    private func takeRemarks() -> [String] {
        defer { remarks = [] }
        return remarks.flatMap(\.printableLines)
    }
}

extension PlainLine {
    /// The state and the number: the line is printed again when they change.
    fileprivate var printedState: [String] { state + (number.map { ["\($0)"] } ?? []) }
}
