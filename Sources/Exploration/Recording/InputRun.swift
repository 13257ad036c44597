import Binding
import Coordination
import TextMenu
import WaylineRouting
import WaylineSystem

/// A run of an app on a front end, in virtual time. It takes one input after another, and each is done when
/// everything that it has started is done. A recording and its replay are such runs, so they do the same.
@MainActor
final class InputRun {
    let driver: FlowDriver

    /// The full screen; nil for plain lines.
    let terminal: TerminalFrontEnd?
    let lines: PlainLines?

    /// The time since the beginning, in milliseconds.
    private(set) var elapsed = 0

    /// True if work of the app was due since the last input.
    private(set) var hasUsedTime = false
    private var hasQuit = false

    /// True if the last input has not settled.
    private var isUnsettled = false
    private let clock = TestScheduler()
    private let folder: RunFolder

    /// Starts the app of `header`. The bytes for a terminal, or the lines, go to `write`.
    init(
        _ app: App, _ header: RecordingHeader, _ capabilities: TerminalCapabilities? = nil,
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
        guard let size = header.terminal else {
            terminal = nil
            lines = PlainLines(driver.navigator, AnyScheduler(clock), wording, write)
            return
        }
        let plain = TerminalCapabilities(
            colours: .none, isUnicode: size.isUnicode, canBeAsked: false)
        terminal = TerminalFrontEnd(
            driver.navigator, name: app.name,
            size: TerminalSize(columns: size.columns, rows: size.rows),
            capabilities: capabilities ?? plain, keys: app.keyTable, clock: AnyScheduler(clock),
            wording: wording, write: write)
        lines = nil
        terminal?.onQuit = { [weak self] in self?.hasQuit = true }
    }

    /// Starts the app of a recording. Throws if it uses a service outside of the process: a recording could name
    /// a server that gets what the user has typed.
    static func replaying(_ app: App, _ header: RecordingHeader) throws -> InputRun {
        if let service = header.outside { throw RecordingError.outside(service) }
        let run = try InputRun(app, header)
        guard let service = run.driver.app?.context.outside.value else { return run }
        run.end()
        throw RecordingError.outside(service)
    }

    /// True if the user has quit, or the app has ended.
    var isOver: Bool { hasQuit || lines?.isOver == true || driver.navigator.isOver }

    /// The time of the next work on a clock, in milliseconds from the beginning, rounded up; nil if none.
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
        while !isOver, let next = driver.clocks.timeUntilWork,
            clock.now.advanced(by: next) <= target
        {
            await move(by: next)
            // A viewer of a long wait still takes the keys of its user.
            await Task.yield()
        }
        if target > clock.now { await move(by: clock.now.distance(to: target)) }
        clock.advance()
        elapsed = max(elapsed, milliseconds)
    }

    /// Takes an input. Ignores one that is meant for another front end.
    func take(_ input: RecordedInput, secret: (String) -> String = { $0 }) async {
        isUnsettled = false
        driver.navigator.work.note { press(input, secret) }
        await settle()
        hasUsedTime = false
    }

    /// The screen as it is now.
    func look() -> Sight {
        let navigator = driver.navigator
        let text = driver.text.split(separator: "\n").map(String.init)
        var digest = Digest()
        let place = navigator.state.place.digest
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
        hasQuit = true
        lines?.reply(nil)
        // Nobody needs the saved place, and the folder is temporary.
        do { try driver.app?.end() } catch {}
        folder.remove()
    }

    private func press(_ input: RecordedInput, _ secret: (String) -> String) {
        switch input {
        case .wait: break
        case .key(let key): terminal?.press(key)
        case .text(let text): terminal?.press(text.unicodeScalars.map { .text($0) })
        case .secret(let name):
            let text = name.isEmpty ? "" : secret(name)
            if case .text(let field)? = terminal?.editedControl?.input { field.type(text) }
            lines?.reply(text)
        case .line(let line): lines?.reply(line)
        case .size(let columns, let rows):
            terminal?.resize(to: TerminalSize(columns: columns, rows: rows))
        case .end:
            hasQuit = true
            lines?.reply(nil)
        }
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

    /// Waits until a line is asked for, or the front end waits for work. Returns true if the app may have new
    /// work then.
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
    fileprivate init(_ header: RecordingHeader, in folder: String) {
        self.init()
        (seed, startTime, language) = (UInt64(header.seed), header.time, header.language)
        (link, options) = (header.link, header.options)
        (self.folder, store) = (folder, MemoryStore())
    }
}
