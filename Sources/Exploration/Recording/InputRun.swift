import Binding
import Coordination
import TextMenu
import WaylineRouting
import WaylineSystem

/// A run of an app on a front end, in virtual time. It takes one input after another, and each is
/// done when everything that it has started is done. A recording and its replay are such runs, so
/// they do the same.
@MainActor
final class InputRun {
    let driver: FlowDriver

    /// The full screen; nil for plain lines.
    let terminal: TerminalFrontEnd?
    let lines: PlainLines?

    /// The time since the beginning, in milliseconds.
    private(set) var elapsed = 0

    /// The most moments of one wait at which work is due one after another. The rest is due at
    /// once, so that a wait of a week ends soon.
    private static let mostMoments = 5_000

    /// True if work of the app was due since the last input.
    private(set) var hasUsedTime = false
    private var hasQuit = false

    /// True if the last input has not settled.
    private var isUnsettled = false
    private let clock = TestScheduler()
    private let folder: RunFolder

    /// Starts the app of `header`. The bytes for a terminal, or the lines, go to `write`.
    init(
        _ app: App, _ header: ScriptHeader, _ capabilities: TerminalCapabilities? = nil,
        write: @escaping ([UInt8]) -> Void = { _ in }
    ) throws {
        let folder = try RunFolder()
        do { driver = try FlowDriver(app, LaunchOptions(header, in: folder.path)) } catch {
            folder.remove()
            throw error
        }
        self.folder = folder
        driver.clocks.frontEnd = clock
        let wording: @MainActor () -> Wording = { [driver] in driver.app?.wording ?? .english }
        switch header.front {
        case .none: (terminal, lines) = (nil, nil)
        case .plain:
            terminal = nil
            lines = PlainLines(driver.navigator, AnyScheduler(clock), wording, write)
        case .screen(let columns, let rows, let isUnicode):
            let plain = TerminalCapabilities(
                colours: .none, isUnicode: isUnicode, canBeAsked: false)
            terminal = TerminalFrontEnd(
                driver.navigator, name: app.name,
                size: TerminalSize(columns: columns, rows: rows),
                capabilities: capabilities ?? plain, keys: app.keyTable, clock: AnyScheduler(clock),
                wording: wording, write: write)
            lines = nil
            terminal?.onQuit = { [weak self] in self?.hasQuit = true }
        }
    }

    /// Starts the app of a script. Throws if it uses a service outside of the process: a recording
    /// could name a server that gets what the user has typed.
    static func replaying(_ app: App, _ header: ScriptHeader) throws -> InputRun {
        if app.name != header.app { throw RecordingError.otherApp(header.app, name: app.name) }
        if let service = header.outside { throw RecordingError.outside(service) }
        let run = try InputRun(app, header)
        guard let service = run.driver.app?.context.outside.value else { return run }
        run.end()
        throw RecordingError.outside(service)
    }

    /// True if the user has quit, or the app has ended.
    var isOver: Bool { hasQuit || lines?.isOver == true || driver.navigator.isOver }

    /// Lets time pass, and draws what is due.
    func advance(by time: SchedulerTime.Stride) async {
        await advance(to: elapsed + Int((time.nanoseconds + 999_999) / 1_000_000))
    }

    /// The time of the next work on a clock, in milliseconds from the beginning, rounded up; nil if
    /// none.
    var nextDeadline: Int? {
        driver.clocks.timeUntilWork.map {
            Int((clock.now.advanced(by: $0).elapsed.nanoseconds + 999_999) / 1_000_000)
        }
    }

    /// Calls `action` when something is to be drawn.
    func observeDrawing(_ action: @escaping @MainActor () -> Void) -> AnyCancellable {
        clock.additions.bind { action() }
    }

    /// Lets time pass, up to this many milliseconds from the beginning, and draws what is due.
    func advance(to milliseconds: Int) async {
        let target = SchedulerTime(elapsed: .milliseconds(milliseconds))
        var moments = 0
        while !isOver, moments < Self.mostMoments, let next = driver.clocks.timeUntilWork,
            clock.now.advanced(by: next) <= target
        {
            await move(by: next)
            moments += 1
            // A viewer of a long wait still takes the keys of its user.
            await Task.yield()
        }
        let rest = clock.now.distance(to: target)
        if moments == Self.mostMoments, rest > .zero {
            input { _ = driver.clocks.move(by: rest) }
            await settle()
        } else if rest > .zero {
            await move(by: rest)
        }
        clock.advance()
        elapsed = max(elapsed, milliseconds)
    }

    /// True if a front end shows the app.
    var hasFrontEnd: Bool { terminal != nil || lines != nil }

    /// Lets a step act on the app, and waits for all that it starts.
    func take(_ act: @MainActor () async throws -> Void) async rethrows {
        (isUnsettled, hasUsedTime) = (false, false)
        try await act()
        await settle()
    }

    /// Takes the input of a user, as a part of a step.
    func input(_ press: () -> Void) { driver.navigator.work.note(press) }

    /// Ends the input.
    func quit() {
        hasQuit = true
        lines?.reply(nil)
    }

    /// The text that the user reads, without secrets that were revealed.
    var shownText: String {
        guard let terminal else { return driver.text }
        let revealed = Page(of: driver.navigator).controls.compactMap { $0 as? SecureField }
            .filter(\.isRevealed)
        revealed.forEach { $0.conceal() }
        defer { revealed.forEach { _ = $0.handle(.reveal) } }
        return terminal.frame.text
    }

    /// The screen as it is now.
    func look() -> Sight {
        let navigator = driver.navigator
        let text = driver.text.split(separator: "\n").map(String.init)
        var digest = Digest()
        let place = navigator.state.placeDigest
        digest.add(place.high)
        digest.add(place.low)
        for line in text { digest.add(line) }
        if let printed = lines?.takePrinted() { digest.add(printed) }
        // Bullets would tell how long a secret is, and a user can have asked to see it.
        if let frame = terminal?.frame, !isOver, !Page(of: navigator).hasSecret {
            digest.add(frame.text)
            digest.add(frame.cursor.map { $0.row << 16 | $0.column } ?? -1)
        }
        return Sight(
            digest: isUnsettled ? StepEffect.unsettled : digest.shortText,
            screen: navigator.state.top.route.rawValue, lines: text)
    }

    /// Ends the app, and removes its data.
    func end() {
        quit()
        // Nobody needs the saved place, and the folder is temporary.
        do { try driver.app?.end() } catch {}
        folder.remove()
    }

    private func move(by stride: SchedulerTime.Stride) async {
        if let next = driver.clock.timeUntilNext, next <= stride { hasUsedTime = true }
        do { try await driver.advance(by: stride) } catch { note(error) }
        await settle()
    }

    private func settle() async {
        let work = driver.navigator.work
        repeat {
            do { try await driver.wait() } catch { note(error) }
        } while await lines?.settle() ?? false || work.isRunning && !isUnsettled
        clock.advance()
    }

    /// Notes a step that has not settled. Ignores other errors: the user sees a message for each.
    private func note(_ error: any Error) {
        if case FlowDriverError.unsettled = error { isUnsettled = true }
    }
}

/// The things that a user sees after a step.
struct Sight {
    let digest: String

    /// The route of the screen on top.
    let screen: String

    /// The text of the screen, without secrets.
    let lines: [String]
}

/// The plain front end, whose lines are passed to it.
@MainActor
final class PlainLines {
    private(set) var isOver = false

    /// The echo of the line that is asked for; nil if none is.
    private(set) var echo: Echo?

    /// The last text that was printed: the question.
    private(set) var question = ""
    private var answer: CheckedContinuation<String?, Never>?
    private var printed = ""
    private var front: PlainFrontEnd?

    init(
        _ navigator: Navigator, _ clock: AnyScheduler,
        _ wording: @escaping @MainActor () -> Wording, _ write: @escaping ([UInt8]) -> Void
    ) {
        let front = PlainFrontEnd(
            input: { [weak self] in await self?.ask($0) },
            output: { [weak self] in
                self?.note($0)
                write(Array($0.utf8))
            }, scheduler: clock, wording: wording)
        self.front = front
        Task { [weak self] in
            await front.run(navigator)
            self?.isOver = true
        }
    }

    /// Waits until a line is asked for, or the front end waits for work. Returns true if the app
    /// may have new work then.
    func settle() async -> Bool {
        if isAtRest { return false }
        while !isAtRest { await Task.yield() }
        return true
    }

    private var isAtRest: Bool { isOver || echo != nil || front?.isAsleep == true }

    func reply(_ line: String?) {
        echo = nil
        answer.take()?.resume(returning: line)
    }

    /// Returns the text that was printed since the last call.
    func takePrinted() -> String {
        defer { printed = "" }
        return printed
    }

    isolated deinit { answer?.resume(returning: nil) }

    private func note(_ text: String) {
        printed += text
        question = String(text.drop(while: \.isNewline))
    }

    private func ask(_ echo: Echo) async -> String? {
        if isOver { return nil }
        self.echo = echo
        return await withCheckedContinuation { answer = $0 }
    }
}

extension Page {
    /// True if a secure field has a text.
    fileprivate var hasSecret: Bool {
        controls.contains {
            if case .text(let field) = $0.input {
                field.isSecure && !field.text.isEmpty
            } else {
                false
            }
        }
    }
}

extension LaunchOptions {
    /// The options of a recorded run.
    fileprivate init(_ header: ScriptHeader, in folder: String) {
        self.init()
        (seed, startTime, language) = (UInt64(header.seed), header.time, header.language)
        (link, options) = (header.link, header.options)
        (self.folder, store) = (folder, MemoryStore())
    }
}
