import Coordination
import WaylineApplication
import WaylineInterface
import WaylineText

/// Finds what the user can do by a part of its text, and does it.
@MainActor
struct PlainFinder {
    private let navigator: Navigator
    private let console: PlainConsole
    private let printer: PlainPrinter
    private let work: PlainWork
    private let actions: PlainActions

    init(
        _ navigator: Navigator, _ console: PlainConsole, _ printer: PlainPrinter,
        _ work: PlainWork, _ actions: PlainActions
    ) {
        (self.navigator, self.console, self.printer) = (navigator, console, printer)
        (self.work, self.actions) = (work, actions)
    }

    /// Does the only action with this title, unless it is one on a row. Otherwise asks which of
    /// those that match is meant.
    func find(_ text: String) async throws(Quit) {
        let found = all.matching(text) { $0.text }.sorted(by: text)
        let place = printer.page.location
        if found.isEmpty { return printer.remark(words[.noAction]) }
        if let only = found.only(named: text) { return try await perform(only) }
        let options = PlainOptions(titles: found.map(\.text))
        guard let index = try await options.ask(console, work, words) else { return }
        if navigator.isOver { throw Quit() }
        guard printer.page.location == place else { return printer.remark(words[.stale]) }
        guard let entry = all.first(where: { $0.identity == found[index].identity }) else {
            return printer.remark(words[.gone])
        }
        try await perform(entry)
    }

    /// All that the user can do, also with each row that is printed.
    private var all: [PaletteEntry] {
        let page = Page(of: navigator, in: words.wording)
        return PaletteEntry.all(on: page, in: words.wording) { $0.excerpt }
    }

    private func perform(_ entry: PaletteEntry) async throws(Quit) {
        switch entry.effect {
        case .control(let control): try await actions.choose(.control(control))
        case .row(let action): await work.perform { action.perform() }
        case .sort(let list, let order):
            work.performWithoutWaiting { list.sort(by: order) }
            list.marked = 0
        case .send(let intent): await work.send(intent)
        case .help: console.say(words.help)
        case .quit: if await work.quit() { throw Quit() }
        }
    }

    private var words: PlainWords { printer.words }
}

extension [PaletteEntry] {
    /// The only action whose title is `text`; nil if there are several, or none, or if it acts on a
    /// row that the user has not named.
    @MainActor
    fileprivate func only(named text: String) -> PaletteEntry? {
        let named = filter { $0.title.lowercased() == text.lowercased() }
        guard named.count == 1 else { return nil }
        if case .row = named[0].effect { return nil }
        return named[0]
    }
}
