import Binding
import Coordination
import WaylineApplication
import WaylineInterface

/// One run of the plain front end: prints the page, asks, and does what the user answers.
@MainActor
final class PlainSession: FrontEnd {
    private let navigator: Navigator
    private let console: PlainConsole
    private let wakeup: Wakeup
    private let printer: PlainPrinter
    private let work: PlainWork
    private let actions: PlainActions
    private let finder: PlainFinder
    private var tokens: Set<AnyCancellable> = []

    /// The last message that was said; nil after the user has done something else.
    private var said: SaidMessage?

    init(
        _ navigator: Navigator, _ console: PlainConsole, _ scheduler: AnyScheduler,
        _ wakeup: Wakeup, _ wording: @escaping @MainActor () -> Wording
    ) {
        self.navigator = navigator
        self.console = console
        self.wakeup = wakeup
        printer = PlainPrinter(navigator, console, wakeup, wording)
        work = PlainWork(navigator, scheduler, printer, wakeup)
        actions = PlainActions(navigator, console, printer, work)
        finder = PlainFinder(navigator, console, printer, work, actions)
    }

    func show(_ scene: Scene) {
        wakeup.wake()
    }

    func run() async {
        navigator.attach(self)
        let messages = navigator.bindMessages(
            in: { [printer] in printer.words.wording }, brief: { [weak self] in self?.note($0) }
        ) { [weak self] in self?.printer.remark($0) }
        tokens.formUnion(messages)
        navigator.events.bind(to: self) { session, _ in session.wakeup.wake() }
            .store(in: &tokens)
        navigator.work.changes.bind(to: self) { session, _ in session.wakeup.wake() }
            .store(in: &tokens)
        await work.waitForStart()
        do throws(Quit) {
            printer.printChanges()
            while !navigator.isOver {
                try await askOnce()
                if work.hasQuit { throw Quit() }
                printer.printChanges()
            }
        } catch {
            return
        }
    }

    private func note(_ message: SaidMessage) {
        said = message
        let canUndo = message.canUndo && printer.page.location.alert == nil
        let lines = [message.text] + (canUndo ? [words[.letterUndo]] : [])
        printer.remark(lines.joined(separator: "\n"))
    }

    private func askOnce() async throws(Quit) {
        // A message that comes while the user answers is not printed yet.
        let printed = said
        let count = printer.knownPage?.highest ?? 0
        let next = actions.takeNext()
        let answer = try await console.ask(words.question(count: count, next: next?.label))
        if navigator.isOver { throw Quit() }
        if let next, PlainCommand(answer) == .nothing {
            said = nil
            return try await actions.goOn(to: next)
        }
        try await perform(PlainCommand(answer), answer, printed)
    }

    private func undo(_ message: SaidMessage?, _ answer: String, on page: PlainPage) async {
        guard let message, page.location.alert == nil else {
            return printer.remark(words.notAChoice(answer, count: page.highest))
        }
        guard message.canUndo else { return printer.remark(words[.gone]) }
        await work.perform { message.undo() }
    }

    private func perform(
        _ command: PlainCommand, _ answer: String, _ printed: SaidMessage?
    ) async throws(Quit) {
        guard let page = printer.knownPage else { return }
        if command != .quit { work.isInsisting = false }
        switch command {
        case .quit: if await work.quit() { throw Quit() }
        case .help: console.say(words.help)
        case .again: printer.forgetPage()
        case .wait: await work.waitForAll()
        case .nothing:
            if !printer.printChanges() {
                printer.remark(words.nothingNew(count: page.highest))
            }
        case .undo: await undo(printed, answer, on: page)
        case .unknown: printer.remark(words.notAChoice(answer, count: page.highest))
        case .find where page.location.alert != nil:
            printer.remark(words.notAChoice(answer, count: page.highest))
        case .back, .tab, .filter, .sort, .find, .further, .earlier, .number, .part, .action,
            .select, .actionOnSelected:
            guard page.location == printer.page.location else {
                return printer.remark(words[.stale])
            }
            if command.isAction { said = nil }
            try await perform(command, answer, on: page)
        }
    }

    private func perform(
        _ command: PlainCommand, _ answer: String, on page: PlainPage
    ) async throws(Quit) {
        switch command {
        case .back where !page.canGoBack: printer.remark(words[.nowhereBack])
        case .back: await work.send(.back)
        case .tab("") where !page.tabs.isEmpty: printer.sayTabs()
        case .tab(let name): await actions.selectTab(name, page)
        case .filter(let text): actions.filter(text, page)
        case .sort(let name): actions.sort(by: name, page)
        case .find(let text): try await finder.find(text)
        case .further: actions.move(page, by: ControlText.mostRows, words[.noFurtherRows])
        case .earlier: actions.move(page, by: -ControlText.mostRows, words[.noEarlierRows])
        case .number(let number), .part(_, of: let number), .select(_, of: let number),
            .action(_, onPart: _, of: let number), .actionOnSelected(_, of: let number):
            guard let item = item(number, of: page, answer) else { return }
            try await perform(command, on: item, answer, page)
        case .quit, .help, .again, .undo, .wait, .nothing, .unknown: break
        }
    }

    /// Performs a command that begins with the number of `item`.
    private func perform(
        _ command: PlainCommand, on item: PlainPage.Item, _ answer: String, _ page: PlainPage
    ) async throws(Quit) {
        switch command {
        case .part(let part, _): await actions.choose(part, of: item, answer, page)
        case .select(let part, _): await actions.select(part, of: item, answer, page)
        case .action(let action, onPart: let part, _):
            await actions.perform(action, onPart: part, of: item, answer, page)
        case .actionOnSelected(let action, _):
            await actions.performOnSelected(action, of: item, answer)
        case _: try await actions.choose(item)
        }
    }

    /// Returns the thing that `number` stands for. If it stands for nothing, remarks that.
    private func item(_ number: Int, of page: PlainPage, _ answer: String) -> PlainPage.Item? {
        if let item = page.item(number) { return item }
        let wasThere = number > 0 && number <= page.highest
        printer.remark(wasThere ? words[.gone] : words.notAChoice(answer, count: page.highest))
        return nil
    }

    private var words: PlainWords { printer.words }
}
