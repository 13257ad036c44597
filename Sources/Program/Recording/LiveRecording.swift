import Binding
import TextMenu
import WaylineApplication
import WaylineExploration
import WaylineSystem
import WaylineText

extension App {
    /// Records a user until the user quits or the input ends, and replaces the file at `path`.
    func record(
        to path: String, isPlain: Bool, _ options: LaunchOptions
    ) async throws {
        try await LiveRecording(self, to: path, isPlain: isPlain, options).play()
    }
}

/// Records a user of an app, in the terminal or pipe in which the program was started.
@MainActor
final class LiveRecording {
    /// The longest time that an input waits for the work of the one before it.
    private static let patience = Duration.seconds(2)

    private let recorder: Recorder
    private let device: TerminalDevice?
    private let start = ContinuousClock.now
    private let (events, queue) = AsyncStream.makeStream(of: LiveEvent.self)
    private var isReading = false

    /// Posts an event when work is due.
    private var alarm: Task<Void, Never>?

    /// Starts `app`, and replaces the file at `path`.
    init(_ app: App, to path: String, isPlain: Bool, _ options: LaunchOptions) throws {
        RunFolder.removeAllAtEndRequest()
        var capabilities = Console.prepare(isPlain: isPlain)
        capabilities?.wantsMouse = options.hasMouse
        let device = capabilities.map { TerminalDevice(capabilities: $0) }
        let header = ScriptHeader(app, device?.size, capabilities, options)
        let fronts = InputRun.fronts(capabilities) { bytes in
            if let device { return device.write(bytes) }
            StandardStreams.write(String(decoding: bytes, as: UTF8.self))
        }
        let run = try InputRun(app, header, fronts)
        run.driver.patience = Self.patience
        do {
            let file: Int32
            do throws(SystemError) { file = try Platform.replacePrivateFile(path) } catch {
                throw RecordingError.notWritten(path, reason: error.text)
            }
            recorder = try Recorder(header, run) { text in
                do throws(SystemError) { try Platform.writeAll(Array(text.utf8), to: file) } catch {
                    throw RecordingError.notWritten(path, reason: error.text)
                }
            }
        } catch {
            run.end()
            throw error
        }
        self.device = device
    }

    /// Shows the app until the user quits or the input ends.
    func play() async throws {
        let drawing = recorder.run.observeDrawing { [queue] in queue.yield(.time) }
        defer { drawing.cancel() }
        device?.onEvent = { [queue] in queue.yield(.terminal($0)) }
        recorder.run.terminal?.onSuspend = { [device] in device?.suspend() }
        try device?.enter()
        defer { device?.leave() }
        recorder.run.terminal?.redraw()
        try await recorder.begin()
        prepareForEvents()
        for await event in events where !recorder.isOver {
            try await recorder.advance(to: elapsed)
            try await handle(event)
            if recorder.isOver { break }
            prepareForEvents()
        }
        try await recorder.end()
        RunFolder.endIfRequested()
    }

    /// The time since the beginning, in milliseconds.
    private var elapsed: Int { Int(start.duration(to: .now) / .milliseconds(1)) }

    private func handle(_ event: LiveEvent) async throws {
        switch event {
        case .terminal(let event): try await handle(event)
        case .line(let line): try await recorder.answer(line)
        case .time: break
        }
    }

    private func handle(_ event: TerminalEvent) async throws {
        guard let device, let front = recorder.run.terminal else { return }
        switch event {
        case .keys(let keys): try await recorder.press(keys.filter { !$0.isIdle })
        case .answered:
            if device.synchronizesOutput { front.synchronize() }
            front.use(device.theme)
        case .resized, .resumed:
            let size = device.size
            try await recorder.take(
                .size(columns: min(size.columns, 1000), rows: min(size.rows, 1000)))
        case .ended: try await recorder.end()
        }
    }

    private func prepareForEvents() {
        readLine()
        alarm?.cancel()
        guard let deadline = recorder.run.nextDeadline else { return }
        let time = Duration.milliseconds(max(deadline - elapsed, 0))
        alarm = Task { [queue] in
            do { try await Task.sleep(for: time) } catch { return }
            queue.yield(.time)
        }
    }

    /// Reads a line of the standard input, if the front end asks for one.
    private func readLine() {
        guard let lines = recorder.run.lines, let echo = lines.echo, !isReading else { return }
        isReading = true
        Task {
            let line = await StandardStreams.nextLine(echo, question: lines.question)
            isReading = false
            queue.yield(.line(line))
        }
    }
}

/// An event of a session that is recorded.
private enum LiveEvent {
    case terminal(TerminalEvent)
    case line(String?)

    /// Something is to be drawn, or work is due.
    case time
}

extension ScriptHeader {
    /// The header of a run in this terminal; nil for plain lines.
    @MainActor
    fileprivate init(
        _ app: App, _ size: TerminalSize?, _ capabilities: TerminalCapabilities?,
        _ options: LaunchOptions
    ) {
        let isUnicode = capabilities?.isUnicode ?? true
        let screen = size.map {
            Front.screen(
                columns: min($0.columns, 1000), rows: min($0.rows, 1000), isUnicode: isUnicode)
        }
        self.init(app: app.name, screen ?? .plain)
        let known = app.known
        let user = Platform.locale.flatMap { locale in known.first { $0.isOf(locale: locale) } }
        language = options.language ?? (user ?? known.first)?.code ?? "en"
        (link, self.options) = (options.link, options.options)
    }
}
