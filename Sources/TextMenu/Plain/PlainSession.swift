import Binding
import Coordination

/// One run of the plain front end: what the user has been told, and what they say.
@MainActor
final class PlainSession: FrontEnd {
    let navigator: Navigator
    let console: PlainConsole
    let scheduler: AnyScheduler
    let wording: @MainActor () -> Wording
    let wakening = Wakening()

    /// The page as the user knows it; nil where it must be said as a whole.
    var told: PlainPage?

    /// What was said last of each thing on it.
    var gists: [PlainLine.Subject: [String]] = [:]

    /// What is to be said beside the page.
    var remarks: [String] = []

    /// The list that the user has been in last.
    weak var lastList: AnyList?

    var work: Work { navigator.work }

    var words: PlainWords { PlainWords(wording: wording()) }

    private var tokens: Set<AnyCancellable> = []

    init(
        _ navigator: Navigator, _ console: PlainConsole, _ scheduler: AnyScheduler,
        _ wording: @escaping @MainActor () -> Wording
    ) {
        self.wording = wording
        self.navigator = navigator
        self.console = console
        self.scheduler = scheduler
    }

    func show(_ scene: Scene) {
        wakening.wake()
    }

    func run() async {
        navigator.attach(self)
        navigator.faults.bind(to: self) { $0.remark("\($1)") }.store(in: &tokens)
        navigator.events.bind(to: self) { $0.hear($1) }.store(in: &tokens)
        work.ends.bind(to: self) { session, _ in session.wakening.wake() }.store(in: &tokens)
        await waitForStart()
        do throws(Quit) {
            tell()
            while !navigator.isOver {
                try await answerOnce()
                tell()
            }
        } catch {
            return
        }
    }

    private func hear(_ event: NavigationEvent) {
        wakening.wake()
        if let reason = event.outcome.reason { remark(reason) }
    }

    func remark(_ text: String) {
        wakening.wake()
        if !remarks.contains(text) { remarks.append(text) }
    }

    private func answerOnce() async throws(Quit) {
        let count = told?.items.count ?? 0
        let answer = try await console.ask(words.question(count: count))
        if navigator.isOver { throw Quit() }
        try await obey(PlainCommand(answer), answer)
    }

    private func obey(_ command: PlainCommand, _ answer: String) async throws(Quit) {
        guard let told else { return }
        switch command {
        case .quit: throw Quit()
        case .help: console.say(words.help)
        case .again: self.told = nil
        case .wait: await waitOn()
        case .nothing:
            if !tell() { remark(words.nothingNew(count: told.items.count)) }
        case .unknown: remark(words.notAChoice(answer, count: told.items.count))
        case .back, .tab, .filter, .further, .earlier, .number, .part:
            guard told.place == page.place else { return remark(words[.stale]) }
            try await act(command, answer, told)
        }
    }

    private func act(
        _ command: PlainCommand, _ answer: String, _ told: PlainPage
    ) async throws(Quit) {
        switch command {
        case .back where !told.canGoBack: remark(words[.nowhereBack])
        case .back: await send(.back)
        case .tab(let name): await select(name, told)
        case .filter(let text): filter(text, told)
        case .further: move(told, by: AnyList.excerptSize, words[.noFurtherRows])
        case .earlier: move(told, by: -AnyList.excerptSize, words[.noEarlierRows])
        case .number(let number):
            guard let item = told.item(number) else {
                return remark(words.notAChoice(answer, count: told.items.count))
            }
            try await choose(item)
        case .part(let part, of: let number):
            guard let item = told.item(number) else {
                return remark(words.notAChoice(answer, count: told.items.count))
            }
            await choose(part, of: item, answer, told)
        case .quit, .help, .again, .wait, .nothing, .unknown: break
        }
    }
}
